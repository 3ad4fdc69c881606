import { itemRoute, listRoutes } from '#features/list/index.ts';
import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { loadPerformerDialog } from './loadPerformerDialog.ts';
import { lineupFilters } from './model/lineupFilters.ts';

export { loadPerformerDialog };

const loadPreload = () => import(/* webpackChunkName: "performer-queries" */ './preload.ts');
const dialog = { chunk: 'performer-dialog', load: loadPerformerDialog };

export const lineup = {
  ...lineupFilters,
  load: () => import(/* webpackChunkName: "lineup" */ './LineupPage.tsx'),
  ...listRoutes(loadPreload, dialog),
  offlineName: SCREENS.lineup,
  live: async () =>
    (await import(/* webpackChunkName: "performer-queries" */ '#content/performer/queries.ts'))
      .LIVE_PERFORMERS,
  server: () => import('./server.ts'),
} satisfies Feature;

/** The route of a performer's dialog below another screen. */
export const performerRoute = (path: string) => itemRoute(path, loadPreload, dialog);

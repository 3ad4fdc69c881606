import { itemRoute, listRoutes } from '#features/list/index.ts';
import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { loadPlaceDialog } from './loadPlaceDialog.ts';
import { marketplaceFilters } from './model/marketplaceFilters.ts';

export { loadPlaceDialog };

const loadPreload = () => import(/* webpackChunkName: "place-queries" */ './preload.ts');
const dialog = { chunk: 'place-dialog', load: loadPlaceDialog };

export const marketplace = {
  ...marketplaceFilters,
  load: () => import(/* webpackChunkName: "marketplace" */ './MarketplacePage.tsx'),
  ...listRoutes(loadPreload, dialog),
  offlineName: SCREENS.marketplace,
  live: async () =>
    (await import(/* webpackChunkName: "place-queries" */ '#content/place/queries.ts')).LIVE_PLACES,
  server: () => import('./server.ts'),
} satisfies Feature;

/** The route of a place's dialog over another screen. */
export const placeRoute = (path: string) => itemRoute(path, loadPreload, dialog);

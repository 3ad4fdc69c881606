import { itemRoute, listRoutes } from '../createListFeature';
import type { Feature } from '../feature';
import { loadPerformerDialog } from './loadPerformerDialog';
import { lineupList } from './model/lineupList';

export { loadPerformerDialog };

const loadPreload = () => import(/* webpackChunkName: "performer-queries" */ './preload');
const dialog = { chunk: 'performer-dialog', load: loadPerformerDialog };

export const lineup = {
  ...lineupList,
  load: () => import(/* webpackChunkName: "lineup" */ './LineupPage'),
  ...listRoutes(loadPreload, dialog),
  offlineName: 'Lineup',
  server: () => import('./server'),
} satisfies Feature;

/** A performer's dialog beneath another screen. */
export const performerRoute = (path: string) => itemRoute(path, loadPreload, dialog);

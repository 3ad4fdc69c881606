import type { ChildRoute, Feature } from '../feature';
import { loadPerformerDialog } from './loadPerformerDialog';
import { LINEUP_PATH, lineupCodec } from './model/filters';
import { filtersRead, lineupSlice, selectFilters } from './model/lineupSlice';

export { loadPerformerDialog };

const loadPreload = () => import(/* webpackChunkName: "performer-queries" */ './preload');

/** A performer's dialog, beneath whatever screen it opens over. */
export function performerRoute<Param extends string>(path: string, param: Param) {
  return {
    path,
    chunk: 'performer-dialog',
    load: loadPerformerDialog,
    async preload(dispatch, _address, { [param]: slug = '' }) {
      (await loadPreload()).preloadPerformer(dispatch, slug);
    },
  } satisfies ChildRoute;
}

export const lineup = {
  path: LINEUP_PATH,
  slice: lineupSlice,
  urlState: { codec: lineupCodec, select: selectFilters, read: filtersRead },
  chunk: 'lineup',
  load: () => import(/* webpackChunkName: "lineup" */ './LineupPage'),
  offlineName: 'Lineup',
  server: () => import('./server'),

  /** @returns the address without its category where that is unknown. */
  async preload(dispatch, address, _params, isWhole) {
    const { preload } = await loadPreload();
    return preload(dispatch, address, isWhole);
  },

  routes: [{ path: 'category/:filterKey' }, performerRoute(':slug', 'slug')],
} satisfies Feature;

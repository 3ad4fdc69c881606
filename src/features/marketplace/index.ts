import type { Feature } from '../feature';
import { loadPlaceDialog } from './loadPlaceDialog';
import { MARKETPLACE_PATH, marketplaceCodec } from './model/filters';
import { filtersRead, marketplaceSlice, selectFilters } from './model/marketplaceSlice';

const loadPreload = () => import(/* webpackChunkName: "place-queries" */ './preload');

export const marketplace = {
  path: MARKETPLACE_PATH,
  slice: marketplaceSlice,
  urlState: { codec: marketplaceCodec, select: selectFilters, read: filtersRead },
  chunk: 'marketplace',
  load: () => import(/* webpackChunkName: "marketplace" */ './MarketplacePage'),
  offlineName: 'Marketplace',
  server: () => import('./server'),

  /** @returns the address without its category where that is unknown. */
  async preload(dispatch, address, _params, isWhole) {
    const { preload } = await loadPreload();
    return preload(dispatch, address, isWhole);
  },

  routes: [
    { path: 'category/:filterKey' },
    {
      path: ':slug',
      chunk: 'place-dialog',
      load: loadPlaceDialog,
      async preload(dispatch, _address, { slug = '' }) {
        (await loadPreload()).preloadPlace(dispatch, slug);
      },
    },
  ],
} satisfies Feature;

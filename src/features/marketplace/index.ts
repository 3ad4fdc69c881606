import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Address } from '../../lib/url/screenCodec';
import { loadPlaceDialog } from './loadPlaceDialog';
import { MARKETPLACE_PATH, marketplaceCodec } from './model/filters';
import { filtersRead, marketplaceSlice, selectFilters } from './model/slice';

const loadPreload = () => import(/* webpackChunkName: "place-queries" */ './preload');

/** The marketplace's manifest: what the rest of the site may know of it. */
export const marketplace = {
  path: MARKETPLACE_PATH,
  slice: marketplaceSlice,
  urlState: { codec: marketplaceCodec, select: selectFilters, read: filtersRead },
  chunk: 'marketplace',
  load: () => import(/* webpackChunkName: "marketplace" */ './MarketplacePage'),

  /**
   * Starts the screen's queries while its code is still on its way. They travel apart, so that other screens do not pay
   * for them.
   *
   * @returns the address without its category where that is unknown.
   */
  async preload(
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    address: Address,
    _params: object,
    isWhole: boolean,
  ) {
    const { preload } = await loadPreload();
    return preload(dispatch, address, isWhole);
  },

  dialog: {
    chunk: 'place-dialog',
    load: loadPlaceDialog,
    async preload(
      dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
      _address: Address,
      { slug = '' }: { slug?: string },
    ) {
      (await loadPreload()).preloadPlace(dispatch, slug);
    },
  },
};

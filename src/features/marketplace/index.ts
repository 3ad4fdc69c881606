import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { preloadList } from '../../api/content/listQueries';
import { placeQueries } from '../../api/content/places';
import type { Address } from '../../lib/url/screenCodec';
import { DEFAULT_FILTERS, MARKETPLACE_PATH, marketplaceCodec } from './model/filters';
import { filtersRead, marketplaceSlice, selectFilters } from './model/slice';

/** The marketplace's manifest: what the rest of the site may know of it. */
export const marketplace = {
  path: MARKETPLACE_PATH,
  slice: marketplaceSlice,
  urlState: { codec: marketplaceCodec, select: selectFilters, read: filtersRead },
  load: () => import(/* webpackChunkName: "marketplace" */ './MarketplacePage'),

  /** Starts the screen's queries while its code is still on its way. */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, address: Address) {
    preloadList(dispatch, placeQueries, marketplaceCodec.read(address) ?? DEFAULT_FILTERS);
  },
};

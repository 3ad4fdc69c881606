import type { AppDispatch } from '#content/store.ts';
import { facetsApi } from '#content/facet/api.ts';
import { placeDialogApi } from '#content/place/dialogApi.ts';
import { placeQueries } from '#content/place/api.ts';
import { createListPreload } from '#features/list/index.ts';
import { marketplaceFilters } from './model/marketplaceFilters.ts';

export const preloadList = createListPreload(marketplaceFilters, placeQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(facetsApi.util.prefetch('getFacets', undefined, {}));
  dispatch(placeDialogApi.util.prefetch('getPlace', { slug }, {}));
}

import type { AppDispatch } from '#content/store.ts';
import { placeApi } from '#content/place/placeApi.ts';
import { placeQueries } from '#content/place/api.ts';
import { createListPreload } from '#features/list/index.ts';
import { marketplaceFilters } from './model/marketplaceFilters.ts';

export const preloadList = createListPreload(marketplaceFilters, placeQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(placeApi.util.prefetch('getPlace', { slug }, {}));
}

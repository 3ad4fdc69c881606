import type { AppDispatch } from '#api/storeHooks.ts';
import { placeApi } from '#api/content/place.ts';
import { placeQueries } from '#api/content/places.ts';
import { createListPreload } from '#features/list/index.ts';
import { marketplaceFilters } from './model/marketplaceFilters.ts';

export const preloadList = createListPreload(marketplaceFilters, placeQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(placeApi.util.prefetch('getPlace', { slug }, {}));
}

import type { AppDispatch } from '#api/storeHooks.ts';
import { placeApi } from '#api/content/place.ts';
import { placeQueries } from '#api/content/places.ts';
import { createListPreload } from '#features/createListPreload.ts';
import { marketplaceList } from './model/marketplaceList.ts';

export const preloadList = createListPreload(marketplaceList, placeQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(placeApi.util.prefetch('getPlace', { slug }, {}));
}

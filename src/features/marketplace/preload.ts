import type { AppDispatch } from '#content/store.ts';
import { placeDialogApi } from '#content/place/dialogApi.ts';
import { placeQueries } from '#content/place/api.ts';
import { createListPreload } from '#features/list/index.ts';
import { marketplaceFilters } from './model/marketplaceFilters.ts';

export const preloadList = createListPreload(marketplaceFilters, placeQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(placeDialogApi.util.prefetch('getPlace', { slug }, {}));
}

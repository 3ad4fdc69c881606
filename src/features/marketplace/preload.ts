import type { AppDispatch } from '../../api/appDispatch';
import { placeApi } from '../../api/content/place';
import { placeQueries } from '../../api/content/places';
import { createListPreload } from '../createListPreload';
import { marketplaceList } from './model/marketplaceList';

export const preloadList = createListPreload(marketplaceList, placeQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(placeApi.util.prefetch('getPlace', { slug }, {}));
}

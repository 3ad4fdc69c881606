import type { AppDispatch } from '../../api/appDispatch';
import { performerQueries, performersApi } from '../../api/content/performers';
import { createListPreload } from '../createListPreload';
import { lineupList } from './model/lineupList';

export const preloadList = createListPreload(lineupList, performerQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(performersApi.util.prefetch('getPerformer', { slug }, {}));
}

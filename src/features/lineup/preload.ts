import type { AppDispatch } from '#api/storeHooks.ts';
import { performerQueries, performersApi } from '#api/content/performers.ts';
import { createListPreload } from '#features/createListPreload.ts';
import { lineupList } from './model/lineupList.ts';

export const preloadList = createListPreload(lineupList, performerQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(performersApi.util.prefetch('getPerformer', { slug }, {}));
}

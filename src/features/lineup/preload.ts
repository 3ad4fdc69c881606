import type { AppDispatch } from '#content/store.ts';
import { facetsApi } from '#content/facet/api.ts';
import { performerQueries, performersApi } from '#content/performer/api.ts';
import { createListPreload } from '#features/list/index.ts';
import { lineupFilters } from './model/lineupFilters.ts';

export const preloadList = createListPreload(lineupFilters, performerQueries);

export function preloadItem(dispatch: AppDispatch, slug: string): void {
  dispatch(facetsApi.util.prefetch('getFacets', undefined, {}));
  dispatch(performersApi.util.prefetch('getPerformer', { slug }, {}));
}

import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { createListFeature } from '#features/createListFeature.ts';

export const lineupList = createListFeature({
  name: 'lineup',
  path: '/lineup',
  choice: { name: 'sort', values: LIST_SORTS },
});

declare module '#api/storeHooks.ts' {
  interface RootState {
    lineup: ListFilters;
  }
}

export const { selectFilters, filtersChanged, filtersCleared } = lineupList;

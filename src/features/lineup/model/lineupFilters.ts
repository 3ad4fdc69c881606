import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { createListFeature } from '#features/list/index.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';

export const lineupFilters = createListFeature({
  name: 'lineup',
  path: '/lineup',
  choice: { name: 'sort', values: LIST_SORTS },
});

declare module '#content/store.ts' {
  interface RootState {
    lineup: ListFilters;
  }
}

export const { selectFilters, filtersChanged, filtersCleared } = lineupFilters;

import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { createListFeature } from '#features/list/index.ts';

export const lineupFilters = createListFeature({
  name: 'lineup',
  path: '/lineup',
  choice: { name: 'sort', values: LIST_SORTS },
});

export const { selectFilters, filtersChanged, filtersCleared } = lineupFilters;

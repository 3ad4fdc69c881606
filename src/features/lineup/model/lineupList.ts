import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { createListFeature } from '#features/list/createListFeature.ts';

export const lineupList = createListFeature({
  name: 'lineup',
  path: '/lineup',
  choice: { name: 'sort', values: LIST_SORTS },
});

export const { selectFilters, filtersChanged, filtersCleared } = lineupList;

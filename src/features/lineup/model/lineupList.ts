import { LIST_SORTS } from '../../../lib/filtering/listSort';
import { createListFeature } from '../../createListFeature';

export const lineupList = createListFeature({
  name: 'lineup',
  path: '/lineup',
  choice: { name: 'sort', values: LIST_SORTS },
});

export const { selectFilters, filtersChanged, filtersCleared } = lineupList;

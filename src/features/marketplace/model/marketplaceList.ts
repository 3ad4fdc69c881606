import { createListFeature } from '#features/list/createListFeature.ts';

export const marketplaceList = createListFeature({
  name: 'marketplace',
  path: '/marketplace',
  choice: { name: 'view', values: ['grid', 'list'] },
});

export const { selectFilters, filtersChanged, filtersCleared } = marketplaceList;

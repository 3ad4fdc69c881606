import { createListFeature } from '#features/list/index.ts';

export const marketplaceFilters = createListFeature({
  name: 'marketplace',
  path: '/marketplace',
  choice: { name: 'view', values: ['grid', 'list'] },
});

export const { selectFilters, filtersChanged, filtersCleared } = marketplaceFilters;

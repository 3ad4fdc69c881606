import type { ListFilters } from '#lib/url/listCodec.ts';
import { createListFeature } from '#features/createListFeature.ts';

export const marketplaceList = createListFeature({
  name: 'marketplace',
  path: '/marketplace',
  choice: { name: 'view', values: ['grid', 'list'] },
});

declare module '#api/storeHooks.ts' {
  interface RootState {
    marketplace: ListFilters;
  }
}

export const { selectFilters, filtersChanged, filtersCleared } = marketplaceList;

import { createListFeature } from '#features/list/index.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';

export const marketplaceFilters = createListFeature({
  name: 'marketplace',
  path: '/marketplace',
});

declare module '#content/store.ts' {
  interface RootState {
    marketplace: ListFilters;
  }
}

export const { selectFilters, filtersChanged, filtersCleared } = marketplaceFilters;

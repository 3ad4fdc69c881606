import { createListFeature } from '#features/list/index.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';

export const lineupFilters = createListFeature({
  name: 'lineup',
  path: '/lineup',
  hasSorts: true,
});

declare module '#content/store.ts' {
  interface RootState {
    lineup: ListFilters;
  }
}

export const { selectFilters, filtersChanged, filtersCleared } = lineupFilters;

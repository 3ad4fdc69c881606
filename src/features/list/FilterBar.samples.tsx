import type { Facet } from '#content/facet/schema.ts';
import { CATEGORIES, FACETS, LONG_NAME, ignore, messageOf } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { NO_FILTERS } from '#lib/url/listCodec.ts';
import { FilterBar } from './FilterBar.tsx';

const MESSAGES = {
  searchLabel: messageOf('Search places'),
  filtersTitle: messageOf('Filter places'),
  match: messageOf('12 places match'),
};

function Bar({
  category,
  sort,
  facets = [],
}: {
  category: string;
  sort?: 'name';
  facets?: readonly Facet[];
}) {
  return (
    <Wide>
      <FilterBar
        messages={MESSAGES}
        filters={{ ...NO_FILTERS, view: 'grid', category, ...(sort && { sort }) }}
        content={{
          categories: [...CATEGORIES, { key: 'long', name: LONG_NAME }],
          countsOf: () => ({ letters: new Set(['A', 'Z']), categories: new Map([['art', 12]]) }),
          facets,
          prepareSearch: ignore,
          countAll: ignore,
        }}
        change={{ changeFilters: ignore }}
      />
    </Wide>
  );
}

export default {
  'One order': <Bar category="all" />,
  'Several orders': <Bar category="art" sort="name" />,
  Facets: <Bar category="all" facets={FACETS} />,
  'Long name': <Bar category="long" sort="name" />,
} satisfies Samples;

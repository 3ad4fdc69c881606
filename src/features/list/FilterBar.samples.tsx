import { CATEGORIES, LONG_NAME, ignore } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { NO_FILTERS } from '#lib/url/listCodec.ts';
import { FilterBar } from './FilterBar.tsx';

const LIST = {
  messages: {
    ...{ title: 'Marketplace', noun: 'places', loading: 'Loading places...', loadingDetail: '' },
    ...{ failed: 'Places could not be loaded', failedDetail: '', empty: 'No places found' },
    ...{ searchLabel: 'Search places', filtersTitle: 'Filter places' },
    ...{ loadMore: 'Load More Places', loadingMore: 'Loading more places...' },
    dialog: { loading: '', missing: '', missingDetail: '' },
    describe: () => '',
  },
  filtersChanged: () => ({ type: 'gallery' }),
  filtersCleared: () => ({ type: 'gallery' }),
};

function Bar({ category, sort }: { category: string; sort?: 'name' }) {
  return (
    <Wide>
      <FilterBar
        list={LIST}
        filters={{ ...NO_FILTERS, category, ...(sort && { sort }) }}
        content={{
          categories: [...CATEGORIES, { key: 'long', name: LONG_NAME }],
          facetsOf: () => ({ letters: new Set(['A', 'Z']), categories: new Map([['art', 12]]) }),
          prepareSearch: ignore,
        }}
        showStart={ignore}
      />
    </Wide>
  );
}

export default {
  'One order': <Bar category="all" />,
  'Several orders': <Bar category="art" sort="name" />,
  'Long name': <Bar category="long" sort="name" />,
} satisfies Samples;

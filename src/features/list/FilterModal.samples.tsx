import { Alone } from '#gallery/Alone.tsx';
import { CATEGORIES, FACETS, LONG_NAME, ignore, messageOf } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { NO_FILTERS } from '#lib/url/listCodec.ts';
import FilterModal from './FilterModal.tsx';

const COUNTS = { letters: new Set(['A', 'B', 'Z']), categories: new Map([['art', 12]]) };

function Modal({ title }: { title: string }) {
  return (
    <FilterModal
      title={title}
      value={{ ...NO_FILTERS, view: 'grid', category: 'art', letter: 'A', facets: { notes: ['loud'] } }}
      categories={[...CATEGORIES, { key: 'long', name: title }]}
      facets={FACETS}
      countsOf={() => COUNTS}
      match={messageOf('12 places match')}
      onApply={ignore}
      onClose={ignore}
    />
  );
}

export default {
  Open: (
    <Alone>
      <Modal title="Filter places" />
    </Alone>
  ),
  'Long name': (
    <Alone>
      <Modal title={LONG_NAME} />
    </Alone>
  ),
} satisfies Samples;

import { Alone } from '#gallery/Alone.tsx';
import { CATEGORIES, FACETS, LONG_NAME, ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { DEFAULT_FILTERS } from '../model/filters.ts';
import ScheduleSheet from './ScheduleSheet.tsx';

const LOCATIONS = Array.from({ length: 20 }, (_, index) => ({
  key: String(index),
  name: index === 1 ? LONG_NAME : `Hall ${index}`,
}));

export default {
  Open: (
    <Alone>
      <ScheduleSheet
        filters={{ ...DEFAULT_FILTERS, locations: ['1', '2'], when: 'coming', facets: { notes: ['loud'] } }}
        options={{ locations: LOCATIONS, rooms: [], categories: CATEGORIES }}
        facets={FACETS}
        matchesOf={() => []}
        onApply={ignore}
        onClose={ignore}
      />
    </Alone>
  ),
} satisfies Samples;

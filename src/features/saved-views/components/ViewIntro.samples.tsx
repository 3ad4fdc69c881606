import { savedViewSchema } from '#content/saved-view/schema.ts';
import { ASSET, TEXT } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { ItemGrid } from './ItemGrid.tsx';
import { ViewIntro } from './ViewIntro.tsx';

function view(fields: object) {
  return savedViewSchema.parse({ _id: 'view', title: 'First timers', ...fields });
}

const ITEMS = ['place', 'performer', 'scheduleEvent', 'feedItem'].map((_type) => ({
  ...{ _id: _type, _type, name: `A ${_type}`, alias: { current: 'item' }, pictures: [ASSET] },
  ...{ locationName: 'Hall A', startsAt: '2025-10-25T18:00:00Z' },
}));

export default {
  'Picture and text': (
    <Wide>
      <ViewIntro view={view({ media: ASSET, text: TEXT })} />
    </Wide>
  ),
  'Only a text': (
    <Wide>
      <ViewIntro view={view({ text: TEXT })} />
    </Wide>
  ),
  'Only a picture': (
    <Wide>
      <ViewIntro view={view({ media: ASSET })} />
    </Wide>
  ),
  Items: (
    <Wide>
      <ItemGrid items={view({ items: ITEMS }).items} />
    </Wide>
  ),
} satisfies Samples;

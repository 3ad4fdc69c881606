import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Calendars } from './Calendars.tsx';
import { Introduction } from './Introduction.tsx';
import { SharedList } from './SharedList.tsx';

export default {
  Empty: (
    <Wide>
      <Introduction isRead />
    </Wide>
  ),
  'A shared list': (
    <Wide>
      <SharedList shown={{}} />
    </Wide>
  ),
  Calendars: (
    <Wide>
      <Calendars stages={['Main Stage', 'Garden'].map((name) => ({ key: name, name }))} />
    </Wide>
  ),
} satisfies Samples;

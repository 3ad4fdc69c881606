import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { MissingPicks } from './MissingPicks.tsx';

export default {
  'One is gone': (
    <Wide>
      <MissingPicks own={{ place: { found: [], missing: ['a'], moved: {} } }} />
    </Wide>
  ),
} satisfies Samples;

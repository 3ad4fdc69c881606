import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { TimetableSkeleton } from './TimetableSkeleton.tsx';

export default {
  Loading: (
    <Wide>
      <TimetableSkeleton />
    </Wide>
  ),
} satisfies Samples;

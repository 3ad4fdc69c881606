import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';

export default {
  Grid: (
    <Wide>
      <CardGridSkeleton view="grid" />
    </Wide>
  ),
  List: (
    <Wide>
      <CardGridSkeleton view="list" />
    </Wide>
  ),
} satisfies Samples;

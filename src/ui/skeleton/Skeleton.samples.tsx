import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { SkeletonPicture, SkeletonText } from './Skeleton.tsx';

export default {
  'A picture and a text': (
    <Column>
      <SkeletonPicture ratio={16 / 9} />
      <SkeletonText lines={1} />
      <SkeletonText lines={4} />
    </Column>
  ),
} satisfies Samples;

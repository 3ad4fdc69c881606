import { samplePicture } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { LoopingVideo } from './LoopingVideo.tsx';

export default {
  'Only its poster': (
    <div style={{ blockSize: 320, position: 'relative' }}>
      <LoopingVideo src={undefined} poster={samplePicture(230)} overlay={0.7} isGrayscale where="gallery" />
    </div>
  ),
  'Neither film nor poster': (
    <div style={{ blockSize: 320, position: 'relative' }}>
      <LoopingVideo src={undefined} poster={undefined} overlay={0.7} where="gallery" />
    </div>
  ),
} satisfies Samples;

import { samplePicture } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Picture } from '../picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const SLIDES = ['One', 'Two', 'Three', 'Four'].map((name, index) => ({
  key: name,
  content: (
    <Picture
      src={samplePicture(index * 70)}
      alt={name}
      widths={[800]}
      ratio={3 / 2}
      sizes="90vw"
      style={{ aspectRatio: 3 / 2, blockSize: 'auto', inlineSize: '100%', objectFit: 'cover' }}
    />
  ),
}));

function Slides({ count, hasControls }: { count: number; hasControls: boolean }) {
  return (
    <Wide>
      <Carousel
        label={`${count} slides, ${hasControls ? 'with' : 'without'} controls`}
        subject="pictures"
        interval={2000}
        slides={SLIDES.slice(0, count)}
        showControls={hasControls}
        showIndicators={hasControls}
      />
    </Wide>
  );
}

export default {
  'All controls': <Slides count={4} hasControls />,
  'No controls, until Tab brings the arrows back': <Slides count={4} hasControls={false} />,
  'One slide': <Slides count={1} hasControls />,
} satisfies Samples;

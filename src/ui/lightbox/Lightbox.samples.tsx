import { Alone } from '#gallery/Alone.tsx';
import { ignore, samplePicture } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import Lightbox from './Lightbox.tsx';

const PICTURES = [200, 20, 90].map((hue) => ({
  src: samplePicture(hue),
  alt: 'A sample',
  width: 400,
  height: 500,
}));

export default {
  'Several pictures': (
    <Alone>
      <Lightbox pictures={PICTURES} index={1} onClose={ignore} />
    </Alone>
  ),
  'One picture': (
    <Alone>
      <Lightbox pictures={PICTURES.slice(0, 1)} index={0} onClose={ignore} />
    </Alone>
  ),
} satisfies Samples;

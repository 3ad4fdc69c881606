import { BROKEN_PICTURE, samplePicture } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { Picture } from './Picture.tsx';

function Small({ src }: { src: string | undefined }) {
  return (
    <Picture
      src={src}
      alt="A sample"
      widths={[320]}
      ratio={4 / 5}
      sizes="160px"
      style={{ aspectRatio: 4 / 5, blockSize: 'auto', inlineSize: 160, objectFit: 'cover' }}
    />
  );
}

export default {
  Shown: <Small src={samplePicture(140)} />,
  Missing: <Small src={undefined} />,
  Broken: <Small src={BROKEN_PICTURE} />,
} satisfies Samples;

import { BROKEN_PICTURE, LONG_NAME, samplePicture } from '#gallery/content.ts';
import { Row } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Logo } from './Logo.tsx';

const SIZES = ['xs', 'sm', 'md', 'lg'] as const;

function EachSize({ src, name = 'Afterglow' }: { src: string | undefined; name?: string }) {
  return (
    <Row>
      {SIZES.map((size) => (
        <Logo key={size} src={src} name={name} size={size} />
      ))}
    </Row>
  );
}

export default {
  'With its picture': <EachSize src={samplePicture(170)} />,
  'Without a picture': <EachSize src={undefined} />,
  'Broken picture': <EachSize src={BROKEN_PICTURE} />,
  'Long name': <EachSize src={undefined} name={LONG_NAME} />,
} satisfies Samples;

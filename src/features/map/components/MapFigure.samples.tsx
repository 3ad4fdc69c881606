import { ignore, samplePicture, withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import type { VenueMap } from '../model/toMap.ts';
import { MapFigure } from './MapFigure.tsx';

function Figure({ title = 'Hall A', ...fields }: Partial<VenueMap>) {
  const map = {
    ...{ id: 'map', title, location: title, caption: title, alt: title, placeholder: undefined },
    ...{ src: samplePicture(140), width: 800, height: 500, isFile: false },
    ...fields,
  };
  return (
    <Wide>
      <MapFigure map={map} isFirst onOpen={ignore} />
    </Wide>
  );
}

export default {
  'A picture': <Figure />,
  'A file': <Figure isFile />,
  'No texts': <Figure location={undefined} caption={undefined} />,
  ...withUglyTexts((text) => <Figure title={text} />),
} satisfies Samples;

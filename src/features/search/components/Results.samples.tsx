import { performer } from '#content/performer/index.ts';
import { place } from '#content/place/index.ts';
import { UGLY_TEXTS, ignore, samplePicture } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import type { Hit } from '../engine/search.ts';
import { NothingFound } from './NothingFound.tsx';
import { Results } from './Results.tsx';

function hits(kind: string, names: readonly string[]): Hit[] {
  return names.map((name) => ({
    _id: `${kind} ${name}`,
    kind,
    name,
    alias: { current: 'item' },
    categories: ['Art'],
    locationName: 'Hall A, Booth 112',
  }));
}

const DESCRIBED = [
  ...hits(place.name, ['With a picture']).map((hit) => ({ ...hit, picture: samplePicture(200) })),
  ...hits(place.name, ['Without a picture']).map((hit) => ({ ...hit, picture: null })),
  ...hits(performer.name, ['Found by its description']).map((hit) => ({
    ...hit,
    picture: samplePicture(20),
    excerpt: '… at noon and none at three. Vegan and halal options are marked on the board.',
  })),
];

const FOUND = [...hits(place.name, ['Nova Prints', 'Noodles']), ...hits(performer.name, ['Nova'])];

export default {
  'Two kinds': (
    <Wide>
      <Results hits={FOUND} text="no" onFollow={ignore} />
    </Wide>
  ),
  'Pictures and descriptions': (
    <Wide>
      <Results hits={DESCRIBED} text="vegan" onFollow={ignore} />
    </Wide>
  ),
  'Ugly texts': (
    <Wide>
      <Results hits={hits(place.name, Object.values(UGLY_TEXTS))} text="a" onFollow={ignore} />
    </Wide>
  ),
  Nothing: <NothingFound text="xyzzy" similar={[]} />,
  'Only similar names': <NothingFound text="noodels" similar={FOUND} />,
} satisfies Samples;

import { UGLY_TEXTS, ignore } from '#gallery/content.ts';
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

const FOUND = [...hits('place', ['Nova Prints', 'Noodles']), ...hits('performer', ['Nova'])];

export default {
  'Two kinds': (
    <Wide>
      <Results hits={FOUND} text="no" onFollow={ignore} />
    </Wide>
  ),
  'Ugly texts': (
    <Wide>
      <Results hits={hits('place', Object.values(UGLY_TEXTS))} text="a" onFollow={ignore} />
    </Wide>
  ),
  Nothing: <NothingFound text="xyzzy" similar={[]} />,
  'Only similar names': <NothingFound text="noodels" similar={FOUND} />,
} satisfies Samples;

import { UGLY_TEXTS } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { SearchResults } from './SearchResults.tsx';

function Found({ names, status }: { names: readonly string[]; status: string }) {
  const results = names.map((name) => {
    const vendor = { id: name, name, alias: 'vendor', isStage: false, categories: [] };
    const booth = { label: 'A1', x: 0, y: 0, width: 10, height: 10, vendors: [vendor] };
    const match = { key: name, map: 'Hall A', booth, vendor };
    const map = {
      ...{ id: 'map', title: 'Hall A', location: undefined, caption: undefined, placeholder: undefined },
      ...{
        isFile: false,
        src: '',
        alt: '',
        width: 800,
        height: 500,
        alias: 'hall-a',
        booths: [booth],
        rows: [match],
        points: [],
      },
    };
    return { map, match };
  });
  return (
    <Wide>
      <SearchResults status={status} results={results} mapId="map" />
    </Wide>
  );
}

export default {
  Two: <Found names={['Nova Prints', 'Noodles']} status="2 vendors on Hall A" />,
  Nothing: <Found names={[]} status="No vendor has that name" />,
  'Ugly texts': <Found names={Object.values(UGLY_TEXTS)} status="6 vendors on Hall A" />,
} satisfies Samples;

import { UGLY_TEXTS, ignore } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { SearchOptions } from './SearchOptions.tsx';

const named = (names: readonly string[]) =>
  names.map((name) => ({
    key: name,
    label: name,
    href: '/marketplace/nova',
    hit: { _id: name, kind: 'place', name, categories: ['Art'], locationName: 'Hall A, Booth 112' },
  }));

function Options({ names }: { names: readonly string[] }) {
  return (
    <Column>
      <SearchOptions
        id={`options-${names.length}`}
        groups={[{ title: 'Marketplace', options: named(names) }]}
        active={1}
        onFollow={ignore}
      />
    </Column>
  );
}

export default {
  Two: <Options names={['Nova Prints', 'Noodles']} />,
  'Ugly texts': <Options names={Object.values(UGLY_TEXTS)} />,
} satisfies Samples;

import { ignore, samplePicture } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Card } from './Card.tsx';
import { FewCards } from './FewCards.tsx';

const ITEMS = ['Nova', 'Ember', 'Juniper', 'Low Tide', 'Paper Moon'].map((name) => ({ _id: name, name }));

function Cards({ count }: { count: number | undefined }) {
  return (
    <Wide>
      <FewCards
        label="items"
        items={count === undefined ? undefined : ITEMS.slice(0, count)}
        most={4}
        onClick={ignore}
        renderItem={({ name }, index) => (
          <Card
            name={name}
            detail="Hall A"
            picture={samplePicture(index * 70)}
            tint={undefined}
            hasLink={false}
            to={`/${index}`}
            view="grid"
            eager
          />
        )}
      />
    </Wide>
  );
}

export default {
  Loading: <Cards count={undefined} />,
  One: <Cards count={1} />,
  Five: <Cards count={5} />,
} satisfies Samples;

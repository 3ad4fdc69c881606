import { BROKEN_PICTURE, ignore, samplePicture, withUglyTexts } from '#gallery/content.ts';
import { Cells } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Badge } from '../badge/Badge.tsx';
import { Heart } from '../heart/Heart.tsx';
import { Pin } from '../pin/Pin.tsx';
import { Card, type CardProps, type CardView } from './Card.tsx';

const FEATURED = <Badge kind="featured" />;

const BASE = {
  name: 'Nova Prints',
  detail: 'Hall A, Booth 112',
  picture: samplePicture(200),
  tint: 'rgb(17 24 39 / 30%)',
  hasLink: true,
  to: '/nova',
  view: 'grid',
  eager: true,
} satisfies CardProps;

/** A card as lists show it, with what lies on it. */
function Full(props: Partial<CardProps>) {
  const card = { ...BASE, ...props };
  return (
    <div>
      <Card {...card} />
      <Pin isInCorner href="/maps" label={`Show ${card.name} on the map`} />
      <Heart name={card.name} isPressed={false} onPress={ignore} />
    </div>
  );
}

function EachContent({ view }: { view: CardView }) {
  return (
    <Cells view={view}>
      <Full view={view} />
      <Full
        view={view}
        badge={view === 'poster' ? FEATURED : undefined}
        name="Ember"
        picture={samplePicture(20)}
      />
      <Full view={view} name="Neither detail nor link" detail={undefined} hasLink={false} />
      <Full view={view} name="No picture" picture={undefined} tint={undefined} />
      <Full view={view} name="Broken picture" picture={BROKEN_PICTURE} />
      <Full view={view} name="No address" to={undefined} picture={samplePicture(90)} />
    </Cells>
  );
}

export default {
  Grid: <EachContent view="grid" />,
  List: <EachContent view="list" />,
  Poster: <EachContent view="poster" />,
  ...withUglyTexts((text) => (
    <>
      <Cells view="grid">
        <Full name={text} detail={text} />
        <Full name={text} detail={text} picture={undefined} />
      </Cells>
      <Cells view="list">
        <Full view="list" name={text} detail={text} />
        <Full view="list" name={text} detail={text} picture={undefined} />
      </Cells>
    </>
  )),
} satisfies Samples;

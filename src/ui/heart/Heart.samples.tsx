import { Corner, Row } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Heart } from './Heart.tsx';

export default {
  'In a corner': (
    <Row>
      <Corner>
        <Heart name="Nova Prints" isPressed={false} />
      </Corner>
      <Corner>
        <Heart name="Ember" isPressed />
      </Corner>
    </Row>
  ),
  'With text': (
    <Row>
      <Heart name="Nova Prints" isPressed={false} hasText />
      <Heart name="Ember" isPressed hasText />
    </Row>
  ),
} satisfies Samples;

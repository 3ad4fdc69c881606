import { ignore } from '#gallery/content.ts';
import { Corner, Row } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Heart } from './Heart.tsx';

export default {
  'In a corner': (
    <Row>
      <Corner>
        <Heart name="Nova Prints" isPressed={false} onPress={ignore} />
      </Corner>
      <Corner>
        <Heart name="Ember" isPressed onPress={ignore} />
      </Corner>
    </Row>
  ),
  'With text': (
    <Row>
      <Heart name="Nova Prints" isPressed={false} hasText onPress={ignore} />
      <Heart name="Ember" isPressed hasText onPress={ignore} />
    </Row>
  ),
} satisfies Samples;

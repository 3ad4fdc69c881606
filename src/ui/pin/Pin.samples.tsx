import { Corner, Row } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Pin } from './Pin.tsx';

export default {
  'In a corner and in a row': (
    <Row>
      <Corner>
        <Pin isInCorner href="/maps?booth=A1" label="Show Nova Prints on the map" />
      </Corner>
      <Corner>
        <Pin href="/maps?booth=A2" label="Show Ember on the map" />
      </Corner>
    </Row>
  ),
} satisfies Samples;

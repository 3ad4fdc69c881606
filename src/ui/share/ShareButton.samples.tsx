import { Row } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { ShareButton } from './ShareButton.tsx';

export default {
  'Beside a headline and in a dialog': (
    <Row>
      <ShareButton />
      <ShareButton place="dialog" />
    </Row>
  ),
} satisfies Samples;

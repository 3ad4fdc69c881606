import { Alone } from '#gallery/Alone.tsx';
import { ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import ShareDialog from './ShareDialog.tsx';

export default {
  'A list with events': (
    <Alone>
      <ShareDialog path="/my?list=e1.e2" events="abc" onClose={ignore} />
    </Alone>
  ),
  'Too long for a QR code': (
    <Alone>
      <ShareDialog path={`/my?list=${'e1.'.repeat(500)}`} events="" onClose={ignore} />
    </Alone>
  ),
} satisfies Samples;

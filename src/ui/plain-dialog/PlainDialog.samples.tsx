import { Alone } from '#gallery/Alone.tsx';
import { LONG_NAME, ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { PlainDialog } from './PlainDialog.tsx';

export default {
  Open: (
    <Alone>
      <PlainDialog title="Navigation" onClose={ignore}>
        <p>What a dialog shows where its code could not be loaded.</p>
      </PlainDialog>
    </Alone>
  ),
  'Long name': (
    <Alone>
      <PlainDialog title={LONG_NAME} onClose={ignore}>
        <p>{LONG_NAME}</p>
      </PlainDialog>
    </Alone>
  ),
} satisfies Samples;

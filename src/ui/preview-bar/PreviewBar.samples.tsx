import { Alone } from '#gallery/Alone.tsx';
import { LONG_TEXT, ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { PreviewBar } from './PreviewBar.tsx';

const DRAFTS = <PreviewBar kind="drafts" label="Drafts" text="Drafts shown" onExit={ignore} />;

export default {
  'Shows drafts': <Alone>{DRAFTS}</Alone>,
  'Two of them': (
    <Alone>
      {DRAFTS}
      <PreviewBar kind="time" label="Preview" text="Saturday, Oct 25, 2:05 PM" onExit={ignore} />
    </Alone>
  ),
  'Long text': (
    <Alone>
      <PreviewBar kind="time" label="Preview" text={LONG_TEXT} onExit={ignore} />
    </Alone>
  ),
} satisfies Samples;

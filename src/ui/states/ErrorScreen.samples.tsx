import { ignore, withUglyTexts } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { Button } from '../buttons/Button.tsx';
import { ErrorScreen, Notice } from './ErrorScreen.tsx';

const MESSAGES = ['not found', 'Failed to fetch', 'server answered 500', 'x is undefined'];

export default {
  ...Object.fromEntries(
    MESSAGES.map((message) => [
      message,
      <Wide key={message}>
        <ErrorScreen error={{ message }} onRetry={ignore} onBack={ignore} />
      </Wide>,
    ]),
  ),
  'Nothing to try again': (
    <Wide>
      <ErrorScreen error={{ message: '404' }} onRetry={null} onBack={ignore} />
    </Wide>
  ),
  Empty: (
    <Wide>
      <Notice title="No places found">
        <p>No places start with “Q”.</p>
        <Button>Clear All Filters</Button>
      </Notice>
    </Wide>
  ),
  ...withUglyTexts((text) => (
    <Wide>
      <Notice title={text} text={text} />
    </Wide>
  )),
} satisfies Samples;

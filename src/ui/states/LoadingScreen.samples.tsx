import { Alone } from '#gallery/Alone.tsx';
import { LONG_NAME } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const TEXTS = {
  title: 'Loading Afterglow...',
  subtitle: 'Please wait while we fetch the latest information',
};

export default {
  Branded: (
    <Alone>
      <Wide>
        <LoadingScreen variant="branded" {...TEXTS} />
      </Wide>
    </Alone>
  ),
  Detailed: (
    <Wide>
      <LoadingScreen variant="detailed" {...TEXTS} />
    </Wide>
  ),
  Minimal: (
    <Wide>
      <LoadingScreen variant="minimal" {...TEXTS} />
    </Wide>
  ),
  'Long name': (
    <Wide>
      <LoadingScreen variant="detailed" title={LONG_NAME} subtitle={LONG_NAME} />
    </Wide>
  ),
} satisfies Samples;

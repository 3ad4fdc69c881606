import { Alone } from '#gallery/Alone.tsx';
import type { Samples } from '#gallery/samples.ts';
import { BackToTop } from './BackToTop.tsx';

export default {
  'Far down a page': (
    <Alone>
      <BackToTop threshold={-1} />
    </Alone>
  ),
} satisfies Samples;

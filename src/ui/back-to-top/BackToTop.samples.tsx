import { useEffect } from 'react';
import { Alone } from '#gallery/Alone.tsx';
import type { Samples } from '#gallery/samples.ts';
import { BackToTop } from './BackToTop.tsx';

function LongPage() {
  useEffect(() => window.scrollTo(0, 600), []);
  return (
    <div style={{ blockSize: '200vh' }}>
      <BackToTop threshold={300} />
    </div>
  );
}

export default {
  'Far down a page': (
    <Alone>
      <LongPage />
    </Alone>
  ),
} satisfies Samples;

import { useState } from 'react';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { LetterStrip } from './LetterStrip.tsx';

const SOME: ReadonlySet<string> = new Set(['0-9', 'A', 'C', 'M', 'Z']);

function Letters({ available }: { available?: ReadonlySet<string> }) {
  const [letter, setLetter] = useState('C');
  return (
    <Wide>
      <LetterStrip value={letter} available={available} onChange={setLetter} />
    </Wide>
  );
}

export default {
  'All letters': <Letters />,
  'Only some with items': <Letters available={SOME} />,
} satisfies Samples;

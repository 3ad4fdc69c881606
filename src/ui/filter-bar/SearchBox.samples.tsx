import { useState } from 'react';
import { LONG_TEXT } from '#gallery/content.ts';
import { Column } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { SearchBox } from './SearchBox.tsx';

function Search({ typed = '' }: { typed?: string }) {
  const [text, setText] = useState(typed);
  return (
    <Column>
      <SearchBox label="Search places" value={text} onChange={setText} />
    </Column>
  );
}

export default {
  Empty: <Search />,
  Typed: <Search typed="noodles" />,
  'Long text': <Search typed={LONG_TEXT} />,
} satisfies Samples;

import { useEffect, useRef, useState } from 'react';
import { Alone } from '#gallery/Alone.tsx';
import { CATEGORIES, UGLY_TEXTS } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { MultiSelect } from './MultiSelect.tsx';

const UGLY = Object.entries(UGLY_TEXTS).map(([key, name]) => ({ key, name }));
const COUNTS = new Map([...CATEGORIES, ...UGLY].map(({ key }, index) => [key, index * 7]));

interface ChoiceProps {
  options?: typeof CATEGORIES;
  chosen?: readonly string[];
  isOpen?: boolean;
}

function Choice({ options = CATEGORIES, chosen = [], isOpen = false }: ChoiceProps) {
  const [value, setValue] = useState(chosen);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = frame.current?.querySelector('button');
    if (isOpen && button?.ariaExpanded === 'false') button.click();
  }, [isOpen]);
  return (
    <div ref={frame}>
      <MultiSelect
        label="Category"
        all="All Categories"
        value={value}
        options={options}
        count={() => COUNTS}
        onChange={setValue}
      />
    </div>
  );
}

export default {
  None: <Choice />,
  One: <Choice chosen={['art']} />,
  Several: <Choice chosen={['art', 'food']} />,
  'Long name': <Choice options={UGLY} chosen={['Long name']} />,
  Open: (
    <Alone>
      <Choice isOpen chosen={['food']} />
    </Alone>
  ),
  'Open with ugly names': (
    <Alone>
      <Choice isOpen options={UGLY} />
    </Alone>
  ),
} satisfies Samples;

import { useState } from 'react';
import type { Samples } from '#gallery/samples.ts';
import { Choices } from './Choices.tsx';

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: 'grid' },
  { value: 'list', label: 'List', icon: 'list' },
] as const;

function Views() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  return <Choices label="View" value={view} choices={VIEWS} onChange={(next) => setView(next)} />;
}

export default { 'One chosen': <Views /> } satisfies Samples;

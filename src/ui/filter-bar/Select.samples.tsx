import { CATEGORIES, LONG_NAME, ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { Select } from './Select.tsx';

const OPTIONS = [{ key: 'all', name: 'All Categories' }, ...CATEGORIES, { key: 'long', name: LONG_NAME }];

export default {
  'Nothing chosen': <Select label="Category" value="all" options={OPTIONS} onChange={ignore} />,
  Chosen: <Select label="Category" value="food" options={OPTIONS} onChange={ignore} />,
  'Long name': <Select label="Category" value="long" options={OPTIONS} onChange={ignore} />,
} satisfies Samples;

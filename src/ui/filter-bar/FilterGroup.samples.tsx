import { CATEGORIES, LONG_NAME, ignore } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { FilterGroup } from './FilterGroup.tsx';

const MANY = Array.from({ length: 20 }, (_, index) => ({
  key: String(index),
  name: index === 1 ? LONG_NAME : `Hall ${index}`,
  count: index,
  isEmpty: index === 0,
}));

export default {
  Few: <FilterGroup label="Category" value={['art']} options={CATEGORIES} onChange={ignore} />,
  Folded: <FilterGroup label="Location" value={['1', '2']} options={MANY} onChange={ignore} />,
  'Long name': <FilterGroup label={LONG_NAME} value={['1']} options={MANY} onChange={ignore} />,
} satisfies Samples;

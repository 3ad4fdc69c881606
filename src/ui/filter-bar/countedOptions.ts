import type { Facets } from '#lib/filtering/facets.ts';
import { ALL_CATEGORIES, type FilterOption } from '#lib/filtering/filterKey.ts';
import type { Option } from './Select.tsx';

/** The options of the category filter, each with the number of items that it would show. */
export function countedOptions(
  categories: readonly FilterOption[],
  { categories: counts }: Facets,
): Option[] {
  return [
    { key: ALL_CATEGORIES, name: 'All Categories' },
    ...categories.map(({ key, name }) => {
      const count = counts && (counts.get(key) ?? 0);
      return { key, name: count === undefined ? name : `${name} (${count})`, isEmpty: count === 0 };
    }),
  ];
}

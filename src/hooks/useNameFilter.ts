import { useMemo, useState } from 'react';
import { type NameIndex, filterByName, indexNames } from '#lib/filtering/nameIndex.ts';

/** The items of a growing list that a letter and a search text let through; the same list until one of the three changes. */
export function useNameFilter<T extends { name: string }>(
  items: readonly T[],
  { letter, search }: { letter: string; search: string },
): readonly T[] {
  const [names] = useState(createGrowingIndex<T>);
  return useMemo(() => filterByName(names(items), { letter, search }), [names, items, letter, search]);
}

/** Remembers the last index, so that a page more costs a page's work. */
function createGrowingIndex<T extends { name: string }>() {
  let last: NameIndex<T> | undefined;
  return (items: readonly T[]) => {
    if (last?.items !== items) last = indexNames(items, last);
    return last;
  };
}

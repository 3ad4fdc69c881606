import { useMemo, useState } from 'react';
import { type NameIndex, filterByName, indexNames } from '#lib/filtering/nameIndex.ts';

/**
 * The items of a growing list that match a letter and a search text. The result keeps its identity until one of the
 * three changes.
 */
export function useNameFilter<T extends { name: string }>(
  items: readonly T[],
  { letter, search }: { letter: string; search: string },
): readonly T[] {
  const [names] = useState(createGrowingIndex<T>);
  return useMemo(() => filterByName(names(items), { letter, search }), [names, items, letter, search]);
}

/** Reuses the last index, so that each new page costs only its own items. */
function createGrowingIndex<T extends { name: string }>() {
  let last: NameIndex<T> | undefined;
  return (items: readonly T[]) => {
    if (last?.items !== items) last = indexNames(items, last);
    return last;
  };
}

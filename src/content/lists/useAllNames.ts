import { useMemo } from 'react';
import type { ListSort } from '#lib/filtering/listSort.ts';
import { type AllNames, type Listed, namesOf, namesOfItems } from './allNames.ts';
import { useGetNamesQuery } from './names.ts';

/**
 * The names of all items of a list; undefined while they are unknown or not needed.
 *
 * @param options.items the loaded items.
 * @param options.isComplete whether these are all items; otherwise the names are requested.
 */
export function useAllNames(
  kind: string,
  options: { items: readonly Listed[]; sort: ListSort | undefined; isComplete: boolean; isNeeded: boolean },
): AllNames | undefined {
  const { items, sort, isComplete, isNeeded } = options;
  const { data } = useGetNamesQuery({ kinds: [kind] }, { skip: !isNeeded || isComplete });
  return useMemo(() => {
    if (!isNeeded) return undefined;
    if (isComplete) return namesOfItems(items);
    return data && namesOf(data[kind] ?? [], sort);
  }, [isNeeded, isComplete, items, data, kind, sort]);
}

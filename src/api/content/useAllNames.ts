import { useMemo } from 'react';
import { type FacetRow, isIn } from '#lib/filtering/facets.ts';
import { filterKey } from '#lib/filtering/filterKey.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import { sortNames } from '#lib/filtering/sortNames.ts';
import { type Limit, isWithin } from '#lib/picks/limit.ts';
import type { NamedKind } from '#lib/search/namedDocument.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';
import { useGetNamesQuery } from './names.ts';

/** What is used of an item of a list. */
export interface Listed {
  _id: string;
  name: string;
  categories: readonly { name: string }[];
}

/**
 * The names of all items of a list, in its order, for counting and finding; undefined while they are not known.
 *
 * @param options.list the loaded items.
 * @param options.isComplete whether these are all.
 * @param options.needsNames whether to request the names if they are not.
 */
export function useAllNames(
  kind: NamedKind,
  options: { list: readonly Listed[]; sort: ListSort | undefined; isComplete: boolean; needsNames: boolean },
) {
  const { list, sort, isComplete, needsNames } = options;
  const { data } = useGetNamesQuery({ kinds: [kind] }, { skip: !needsNames });
  return useMemo(() => {
    if (!isComplete && !data) return undefined;
    const rows = isComplete
      ? list.map((item) =>
          rowOf(
            item,
            item.categories.map(({ name }) => name),
          ),
        )
      : sortNames(data?.[kind] ?? [], sort).map((document) => rowOf(document, document.categories));
    const index = indexNames(rows);
    return {
      index,
      /** The ids of the items under these filters. */
      idsOf: (filters: ListFilters, limit: Limit): readonly string[] =>
        filterByName(index, filters).flatMap(({ _id, keys }) =>
          isIn(keys, filters.category) && isWithin(limit, _id) ? [_id] : [],
        ),
    };
  }, [kind, list, sort, isComplete, data]);
}

function rowOf({ _id, name }: { _id: string; name: string }, categories: readonly string[]): FacetRow {
  return { _id, name, keys: [...new Set(categories.map(filterKey))] };
}

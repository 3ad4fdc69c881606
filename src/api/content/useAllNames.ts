import { useMemo } from 'react';
import { type Facets, type FacetRow, countFacets, isIn } from '#lib/filtering/facets.ts';
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

/** Counts and finds among all items of a list. */
interface AllNames {
  facetsOf(filters: ListFilters, limit: Limit): Facets;
  /** The ids of the items under the filters, in the order of the list. */
  idsOf(filters: ListFilters, limit: Limit): readonly string[];
}

/**
 * The names of all items of a list; undefined while they are not known or not needed.
 *
 * @param options.items the loaded items.
 * @param options.isComplete whether these are all; else the names are requested.
 */
export function useAllNames(
  kind: NamedKind,
  options: { items: readonly Listed[]; sort: ListSort | undefined; isComplete: boolean; isNeeded: boolean },
): AllNames | undefined {
  const { items, sort, isComplete, isNeeded } = options;
  const { data } = useGetNamesQuery({ kinds: [kind] }, { skip: !isNeeded || isComplete });
  return useMemo(() => {
    if (!isNeeded) return undefined;
    if (isComplete) return allNames(items.map((item) => toRow(item, item.categories.map(toName))));
    return (
      data && allNames(sortNames(data[kind], sort).map((document) => toRow(document, document.categories)))
    );
  }, [isNeeded, isComplete, items, data, kind, sort]);
}

function allNames(rows: readonly FacetRow[]): AllNames {
  const index = indexNames(rows);
  return {
    facetsOf: (filters, limit) => countFacets(index, filters, (id) => isWithin(limit, id)),
    idsOf: (filters, limit) =>
      filterByName(index, filters).flatMap(({ _id, keys }) =>
        isIn(keys, filters.category) && isWithin(limit, _id) ? [_id] : [],
      ),
  };
}

function toRow({ _id, name }: { _id: string; name: string }, categories: readonly string[]): FacetRow {
  return { _id, name, keys: categories.map(filterKey) };
}

function toName({ name }: { name: string }): string {
  return name;
}

import { type CountedItem, type FilterCounts, countFilters, isIn } from '#lib/filtering/filterCounts.ts';
import { filterKey } from '#lib/filtering/filterKey.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import { sortNames } from '#lib/filtering/sortNames.ts';
import { type PickedIds, isAmong } from './pickedIds.ts';
import type { NamedDocument } from './namedDocument.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';

/** The used part of an item of a list. */
export interface Listed {
  _id: string;
  name: string;
  categories: readonly { name: string }[];
}

/** Counts and filters all items of a list by their names. */
export interface AllNames {
  countsOf(filters: ListFilters, pickedIds?: PickedIds): FilterCounts;
  /** The ids of the items that match the filters, in the order of the list. */
  idsOf(filters: ListFilters, pickedIds?: PickedIds): readonly string[];
}

/** @param documents sorted by name. */
export function namesOf(documents: readonly NamedDocument[], sort: ListSort | undefined): AllNames {
  return allNames(sortNames(documents, sort).map((document) => toRow(document, document.categories)));
}

/** `AllNames` of a list whose items are all loaded. */
export function namesOfItems(items: readonly Listed[]): AllNames {
  return allNames(
    items.map((item) =>
      toRow(
        item,
        item.categories.map(({ name }) => name),
      ),
    ),
  );
}

function allNames(rows: readonly CountedItem[]): AllNames {
  const index = indexNames(rows);
  return {
    countsOf: (filters, pickedIds) => countFilters(index, filters, (id) => isAmong(pickedIds, id)),
    idsOf: (filters, pickedIds) =>
      filterByName(index, filters).flatMap(({ _id, keys }) =>
        isIn(keys, filters.category) && isAmong(pickedIds, _id) ? [_id] : [],
      ),
  };
}

function toRow({ _id, name }: { _id: string; name: string }, categories: readonly string[]): CountedItem {
  return { _id, name, keys: categories.map(filterKey) };
}

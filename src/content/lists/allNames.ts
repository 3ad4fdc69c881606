import { type FilterFacet, type OwnFacets, facetTest } from '#lib/facets/matchFacets.ts';
import { type CountedItem, type FilterCounts, countFilters, isIn } from '#lib/filtering/filterCounts.ts';
import { keyOf } from '#lib/filtering/filterKey.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import { filterByName, indexNames } from '#lib/filtering/nameIndex.ts';
import { sortNames } from '#lib/filtering/sortNames.ts';
import { type PickedIds, isAmong } from './pickedIds.ts';
import { type NamedDocument, categoryKeys } from './namedDocument.ts';
import type { ListFilters } from '#lib/url/listCodec.ts';

/** The used part of an item of a list. */
export interface Listed {
  _id: string;
  name: string;
  categories: readonly { name: string }[];
  facets?: OwnFacets | undefined;
}

/** Counts and filters all items of a list by their names, and by the facets that it can be filtered by. */
export interface AllNames {
  countsOf(filters: ListFilters, facets: readonly FilterFacet[], pickedIds?: PickedIds): FilterCounts;
  /** The ids of the items that match the filters, in the order of the list. */
  idsOf(filters: ListFilters, facets: readonly FilterFacet[], pickedIds?: PickedIds): readonly string[];
}

/**
 * @param documents sorted by name.
 * @param language of the page.
 */
export function namesOf(
  documents: readonly NamedDocument[],
  sort: ListSort | undefined,
  language: string,
): AllNames {
  const rows = sortNames(documents, sort).map((document) => toRow(document, categoryKeys(document)));
  return allNames(rows, language);
}

/** `AllNames` of a list whose items are all loaded. */
export function namesOfItems(items: readonly Listed[], language: string): AllNames {
  return allNames(
    items.map((item) => toRow(item, item.categories.map(keyOf))),
    language,
  );
}

function allNames(rows: readonly CountedItem[], language: string): AllNames {
  const index = indexNames(rows, language);
  return {
    countsOf: (filters, facets, pickedIds) =>
      countFilters(index, filters, facets, (id) => isAmong(pickedIds, id)),
    idsOf(filters, facets, pickedIds) {
      const hasFacets = facetTest(filters.facets, facets);
      return filterByName(index, filters)
        .filter(
          (item) =>
            isIn(item.keys, filters.category) && hasFacets(item.facets) && isAmong(pickedIds, item._id),
        )
        .map(({ _id }) => _id);
    },
  };
}

function toRow(
  { _id, name, facets }: Pick<CountedItem, '_id' | 'name' | 'facets'>,
  keys: readonly string[],
): CountedItem {
  return { _id, name, keys, facets };
}

import { type FilterFacet, type OwnFacets, facetTest } from '../facets/matchFacets.ts';
import type { ListFilters } from '../url/listCodec.ts';
import { countKeys } from './countKeys.ts';
import { ALL_CATEGORIES } from './filterKey.ts';
import { ALL_LETTERS } from './letters.ts';
import { letterOf } from './letterOf.ts';
import { type NameIndex, filterByName } from './nameIndex.ts';

/** What each value of a filter would show with the other filters; undefined while unknown. */
export interface FilterCounts {
  /** Number of items by filter key. */
  categories?: ReadonlyMap<string, number> | undefined;
  /** The letters under which there are items. */
  letters?: ReadonlySet<string> | undefined;
  /** What the items say of facets that match all filters but facets; for `countFacets`. */
  facets?: readonly (OwnFacets | undefined)[] | undefined;
  /** The number of items that match all filters. */
  count?: number | undefined;
}

/** A list's item with its categories as filter keys. */
export interface CountedItem {
  _id: string;
  name: string;
  keys: readonly string[];
  facets?: OwnFacets | undefined;
}

/**
 * Counts all of a list's items for its filters.
 *
 * @param facets the facets that the list can be filtered by.
 * @param isAmong limits the list, to picks for example.
 */
export function countFilters(
  names: NameIndex<CountedItem>,
  filters: Pick<ListFilters, 'category' | 'letter' | 'search' | 'facets'>,
  facets: readonly FilterFacet[],
  isAmong: (id: string) => boolean,
): FilterCounts {
  const { category, letter, search, facets: chosen } = filters;
  const wanted = letter === ALL_LETTERS ? undefined : letterOf(letter, names.language);
  const hasFacets = facetTest(chosen, facets);
  const counted: (readonly string[])[] = [];
  const letters = new Set<string>();
  /** Of the items that match all filters but facets. */
  const ownFacets: (OwnFacets | undefined)[] = [];
  let count = 0;
  for (const item of filterByName(names, { letter: ALL_LETTERS, search })) {
    if (!isAmong(item._id)) continue;
    const isMatch = hasFacets(item.facets);
    const isInCategory = isIn(item.keys, category);
    const own = letterOf(item.name, names.language);
    if (own !== undefined && isInCategory && isMatch) letters.add(own);
    if (wanted !== undefined && wanted !== own) continue;
    if (isMatch) counted.push(item.keys);
    if (!isInCategory) continue;
    ownFacets.push(item.facets);
    if (isMatch) count += 1;
  }
  return {
    categories: countKeys(counted),
    letters,
    facets: ownFacets,
    count,
  };
}

/** Whether an item with these categories is in a category. */
export function isIn(keys: readonly string[], category: string): boolean {
  return category === ALL_CATEGORIES || keys.includes(category);
}

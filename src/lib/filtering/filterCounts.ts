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
  /** The number of items that match all filters. */
  count?: number | undefined;
}

/** A list's item with its categories as filter keys. */
export interface CountedItem {
  _id: string;
  name: string;
  keys: readonly string[];
}

/**
 * Counts all of a list's items for its filters.
 *
 * @param isAmong limits the list, to picks for example.
 */
export function countFilters(
  names: NameIndex<CountedItem>,
  { category, letter, search }: Pick<ListFilters, 'category' | 'letter' | 'search'>,
  isAmong: (id: string) => boolean,
): FilterCounts {
  const counted: (readonly string[])[] = [];
  const letters = new Set<string>();
  let count = 0;
  for (const { _id, name, keys } of filterByName(names, { letter: ALL_LETTERS, search })) {
    if (!isAmong(_id)) continue;
    const own = letterOf(name);
    if (own !== undefined && isIn(keys, category)) letters.add(own);
    if (letter !== ALL_LETTERS && letter !== own) continue;
    counted.push(keys);
    if (isIn(keys, category)) count += 1;
  }
  return { categories: countKeys(counted), letters, count };
}

/** Whether an item with these categories is in a category. */
export function isIn(keys: readonly string[], category: string): boolean {
  return category === ALL_CATEGORIES || keys.includes(category);
}

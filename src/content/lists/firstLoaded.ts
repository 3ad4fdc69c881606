/**
 * The items of a list that can be shown while only some of them are loaded.
 *
 * @param ids in the order of the list.
 * @param known the loaded items; null for an id that has no item.
 * @param most the largest number of missing ids that is returned.
 * @returns the items before the first missing one, the number of ids that have an item as far as is known, and the next
 *   missing ids.
 */
export function firstLoaded<Item>(
  ids: readonly string[],
  known: ReadonlyMap<string, Item | null>,
  most: number,
): { items: Item[]; count: number; missing: string[] } {
  const items: Item[] = [];
  const missing: string[] = [];
  let count = 0;
  for (const id of ids) {
    const item = known.get(id);
    if (item === null) continue;
    count += 1;
    if (item === undefined) {
      if (missing.length < most) missing.push(id);
    } else if (missing.length === 0) items.push(item);
  }
  return { items, count, missing };
}

/**
 * Counts items by their keys.
 *
 * @param keysOfItems the keys of each item; a repeated key counts once.
 */
export function countKeys(keysOfItems: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const keys of keysOfItems) {
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

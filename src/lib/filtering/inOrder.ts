/** Sorts chosen filter keys and removes repetitions, so that the same choice has one address. */
export function inOrder(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}

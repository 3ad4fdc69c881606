/** Chosen filter keys, each once and sorted, so that a choice has one address. */
export function inOrder(keys: readonly string[]): string[] {
  return [...new Set(keys)].sort();
}

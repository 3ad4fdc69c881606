/** Stable sort by an editor's `order`; entries without one come last. */
export function sortByOrder<T extends { order?: number | undefined }>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
}

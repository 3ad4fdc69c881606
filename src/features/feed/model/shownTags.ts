/** The first distinct tags of a post, and the number of the other tags. */
export function shownTags(tags: readonly string[], max: number): { shown: string[]; more: number } {
  const distinct = [...new Set(tags)];
  return { shown: distinct.slice(0, max), more: Math.max(0, distinct.length - max) };
}

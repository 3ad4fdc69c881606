/** The first distinct tags of a post, and the number of further ones. */
export function shownTags(tags: readonly string[], most: number): { shown: string[]; more: number } {
  const distinct = [...new Set(tags)];
  return { shown: distinct.slice(0, most), more: Math.max(0, distinct.length - most) };
}

/** Characters that sorting by name and the strip pass over: `“Weird” Al` stands under W. */
export const PASSED_OVER: readonly string[] = [...`"'“”„‘’‚«»‹›(¡¿.…*#-–—`];

/** What a name is sorted by: lower case; a name that begins with punctuation has none (`sortKey` says it in GROQ). */
export function sortKeyOf(name: string): string {
  const lower = name.toLowerCase();
  if (lower >= '0' && lower < '{') return lower;
  return [...lower].filter((character) => !PASSED_OVER.includes(character)).join('');
}

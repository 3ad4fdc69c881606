/** Splits into user-perceived characters (grapheme clusters). */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Truncates a text on one line at a word boundary; a single long word is cut between two characters.
 *
 * @param max maximum number of grapheme clusters, the ellipsis included.
 */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let count = 0;
  let end = 0;
  for (const { index } of characters.segment(line)) {
    if (count === max - 1) end = index;
    if (count === max) return `${withoutLastWord(line, end).replace(/[\s,;:.]+$/, '')}…`;
    count++;
  }
  return line;
}

/** The complete words before a position; everything before it if there is none. */
function withoutLastWord(line: string, end: number): string {
  const space = line.lastIndexOf(' ', end);
  return line.slice(0, space > 0 ? space : end);
}

/** What a reader counts as one character: an emoji of several code points, a letter with its accents. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text on one line, cut at a word; one word that is too long is cut between two characters.
 *
 * @param most characters as a reader counts them, the ellipsis included.
 */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let count = 0;
  let end = 0;
  for (const { index } of characters.segment(line)) {
    if (count === most - 1) end = index;
    if (count === most) return `${withoutLastWord(line, end).replace(/[\s,;:.]+$/, '')}…`;
    count++;
  }
  return line;
}

/** The whole words before a position; what is there, where not even one is whole. */
function withoutLastWord(line: string, end: number): string {
  const space = line.lastIndexOf(' ', end);
  return line.slice(0, space > 0 ? space : end);
}

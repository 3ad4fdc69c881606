/** Letters of a text's longest word: a headline that fits it breaks between words only. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map(({ length }) => length));
}

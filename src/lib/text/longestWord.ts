/** Number of letters in a text's longest word: a headline that fits it breaks between words only. */
export function longestWord(text: string): number {
  return text.split(/\s+/).reduce((longest, { length }) => Math.max(longest, length), 0);
}

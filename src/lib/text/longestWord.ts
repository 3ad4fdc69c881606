/** The number of letters in a text's longest word. A headline that is wide enough for it breaks only between words. */
export function longestWord(text: string): number {
  return text.split(/\s+/).reduce((longest, { length }) => Math.max(longest, length), 0);
}

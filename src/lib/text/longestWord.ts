/**
 * The width of a text's longest word in letters, of which an M or W is one and a half. A headline that is wide enough
 * for it breaks only between words.
 */
export function longestWord(text: string): number {
  return text.split(/\s+/).reduce((longest, word) => Math.max(longest, widthOf(word)), 0);
}

function widthOf(word: string): number {
  return word.length + (word.match(/[mw]/gi)?.length ?? 0) / 2;
}

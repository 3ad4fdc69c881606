/**
 * The start of a text, with an ellipsis if the text is too long.
 *
 * @param most the largest number of code points, including the ellipsis
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // A code point has at most two units, so the rest of a very long text need not be split.
  const characters = [...text.slice(0, 2 * most + 1)];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

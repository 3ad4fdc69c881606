/**
 * The start of a text with an ellipsis where it is too long.
 *
 * @param most code points, the ellipsis included
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // A code point has at most two units; the rest of a very long text is not looked at.
  const characters = [...text.slice(0, 2 * most + 1)];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

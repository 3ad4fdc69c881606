/** How large a post stands on the front page. */
export type PostSize = 'lead' | 'second' | 'plain';

/** One leads, two stand beside each other, the rest follow: six posts fill three rows, and so does every six more. */
export function sizeAt(index: number): PostSize {
  if (index === 0) return 'lead';
  return index < 3 ? 'second' : 'plain';
}

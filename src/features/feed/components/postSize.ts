/** The size of a post on the front page. */
export type PostSize = 'lead' | 'second' | 'plain';

/**
 * One large card, two medium ones, then plain ones: six posts fill three rows, and so does each further batch of six.
 */
export function sizeAt(index: number): PostSize {
  if (index === 0) return 'lead';
  return index < 3 ? 'second' : 'plain';
}

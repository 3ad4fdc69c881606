import type { Kind } from '../kind.ts';

/** A category of places, performers, events or posts. */
export const category = {
  name: 'category',
  type: 'category',
  screen: 'Categories',
} as const satisfies Kind;

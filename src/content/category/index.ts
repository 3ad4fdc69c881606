import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A category of places, performers, events or posts. */
export const category = {
  name: 'category',
  type: 'category',
  screen: 'Categories',
  heading: SCREENS.categories,
} as const satisfies Kind;

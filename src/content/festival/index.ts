import type { Kind } from '../kind.ts';

/** The festival itself. */
export const festival = {
  name: 'festival',
  type: 'event',
  screen: 'Home',
  address: '/',
} as const satisfies Kind;

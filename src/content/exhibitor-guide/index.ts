import type { Kind } from '../kind.ts';

/** A guide for exhibitors. */
export const exhibitorGuide = {
  name: 'exhibitorGuide',
  type: 'exhibitorGuide',
  screen: 'Exhibitor guide',
  statuses: ['draft', 'published', 'archived'],
  address: '/exhibitor-guide',
} as const satisfies Kind;

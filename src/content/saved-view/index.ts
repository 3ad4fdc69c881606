import type { Kind } from '../kind.ts';

/** A list that an editor has put together. */
export const savedView = {
  name: 'savedView',
  type: 'savedView',
  screen: 'Saved view',
  address: '/views/:slug',
  statuses: ['active', 'draft', 'archived'],
  shownStatuses: ['active'],
} as const satisfies Kind;

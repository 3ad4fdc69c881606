import type { Kind } from '../kind.ts';

/** A list that an editor has compiled. */
export const savedView = {
  name: 'savedView',
  type: 'savedView',
  screen: 'Saved view',
  address: '/views/:slug',
  statuses: ['draft', 'active', 'archived'],
  shownStatuses: ['active'],
} as const satisfies Kind;

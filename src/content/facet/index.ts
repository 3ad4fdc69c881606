import type { Kind } from '../kind.ts';

/** What visitors must know before they go, such as the language of a session. Documents choose some of its values. */
export const facet = {
  name: 'facet',
  type: 'facet',
  screen: 'Facets',
  heading: 'Filters',
  statuses: ['draft', 'active', 'archived'],
  shownStatuses: ['active'],
} as const satisfies Kind;

import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** What visitors must know before they go, such as the language of a session. Documents choose some of its values. */
export const facet = {
  name: 'facet',
  type: 'facet',
  screen: 'Facets',
  heading: SCREENS.filters,
  statuses: ['draft', 'active', 'archived'],
  shownStatuses: ['active'],
} as const satisfies Kind;

import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A vendor of the marketplace. */
export const place = {
  name: 'place',
  type: 'place',
  screen: 'Marketplace',
  heading: SCREENS.marketplace,
  address: '/marketplace/:slug',
  statuses: ['active', 'inactive', 'pending', 'archived'],
  shownStatuses: ['active'],
  categoryType: 'place',
  pickLetter: 'p',
  isInSavedViews: true,
  hasFacets: true,
  loadNames: () => import(/* webpackChunkName: "name-queries" */ './names.ts'),
  isPaged: true,
} as const satisfies Kind;

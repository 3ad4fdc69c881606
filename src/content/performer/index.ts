import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A performer of the lineup. */
export const performer = {
  name: 'performer',
  type: 'performer',
  screen: 'Lineup',
  heading: SCREENS.lineup,
  address: '/lineup/:slug',
  statuses: ['active', 'featured', 'inactive', 'pending', 'canceled', 'archived'],
  shownStatuses: ['active', 'featured'],
  categoryType: 'performer',
  pickLetter: 'a',
  isInSavedViews: true,
  hasFacets: true,
  loadNames: () => import(/* webpackChunkName: "name-queries" */ './names.ts'),
  isPaged: true,
} as const satisfies Kind;

import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A session of the schedule. */
export const event = {
  name: 'event',
  type: 'scheduleEvent',
  screen: 'Schedule',
  heading: SCREENS.schedule,
  address: '/schedule/:slug',
  statuses: ['active', 'inactive', 'pending', 'canceled', 'archived'],
  shownStatuses: ['active'],
  categoryType: 'schedule',
  pickLetter: 'e',
  isInSavedViews: true,
  hasFacets: true,
  loadNames: () => import(/* webpackChunkName: "name-queries" */ './names.ts'),
} as const satisfies Kind;

import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A page at an address of its own. */
export const page = {
  name: 'page',
  type: 'staticPage',
  screen: 'Page',
  heading: SCREENS.pages,
  address: '/:slug',
  statuses: ['draft', 'published', 'archived'],
  shownStatuses: ['published'],
  loadNames: () => import(/* webpackChunkName: "name-queries" */ './names.ts'),
  isPerLanguage: true,
} as const satisfies Kind;

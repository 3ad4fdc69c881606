import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A post of the news feed. */
export const post = {
  name: 'post',
  type: 'feedItem',
  screen: 'Feed',
  heading: SCREENS.news,
  address: '/feed?post=:slug',
  statuses: ['draft', 'published', 'archived'],
  shownStatuses: ['published'],
  categoryType: 'feed',
  isInSavedViews: true,
  loadNames: () => import(/* webpackChunkName: "name-queries" */ './names.ts'),
  isPerLanguage: true,
} as const satisfies Kind;

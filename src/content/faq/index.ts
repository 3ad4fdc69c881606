import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A chapter of the FAQ. Its questions are its named parts. */
export const faq = {
  name: 'faq',
  type: 'faq',
  screen: 'FAQ',
  heading: SCREENS.questions,
  statuses: ['draft', 'published', 'archived'],
  address: '/faq',
  partAddress: '/faq#:slug',
  loadNames: () => import(/* webpackChunkName: "name-queries" */ './names.ts'),
  isPerLanguage: true,
} as const satisfies Kind;

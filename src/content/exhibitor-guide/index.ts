import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A guide for exhibitors. */
export const exhibitorGuide = {
  name: 'exhibitorGuide',
  type: 'exhibitorGuide',
  screen: 'Exhibitor guide',
  heading: SCREENS.exhibitorGuide,
  statuses: ['draft', 'published', 'archived'],
  address: '/exhibitor-guide',
  isPerLanguage: true,
} as const satisfies Kind;

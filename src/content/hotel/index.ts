import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** The festival's hotel. */
export const hotel = {
  name: 'hotel',
  type: 'hotel',
  screen: 'Hotel',
  heading: SCREENS.hotel,
  statuses: ['draft', 'published', 'archived'],
  address: '/hotel-info',
} as const satisfies Kind;

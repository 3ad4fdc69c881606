import type { Kind } from '../kind.ts';

/** The festival's hotel. */
export const hotel = {
  name: 'hotel',
  type: 'hotel',
  screen: 'Hotel',
  statuses: ['draft', 'published', 'archived'],
  address: '/hotel-info',
} as const satisfies Kind;

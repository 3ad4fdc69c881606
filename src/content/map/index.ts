import type { Kind } from '../kind.ts';

/** A map of the venue, with its booths. */
export const map = {
  name: 'map',
  type: 'mapEvent',
  screen: 'Map',
  address: '/map?map=:slug',
  loadNames: () => import(/* webpackChunkName: "name-queries" */ './names.ts'),
} as const satisfies Kind;

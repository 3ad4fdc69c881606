import type { Kind } from '../kind.ts';
import { SCREENS } from '../messages/index.ts';

/** A map of the venue, with its booths. */
export const map = {
  name: 'map',
  type: 'mapEvent',
  screen: 'Map',
  heading: SCREENS.map,
  address: '/map?map=:slug',
  loadNames: () => import(/* webpackChunkName: "name-queries" */ './names.ts'),
} as const satisfies Kind;

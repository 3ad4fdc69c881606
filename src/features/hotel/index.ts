import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { FACTS } from '../../lib/facts';

/** The hotel package's manifest. */
export const hotel = {
  path: '/hotel-info',
  header: 'over' as const,
  load: () => import(/* webpackChunkName: "hotel" */ './HotelPage'),

  /** Starts the query while the screen's code is still on its way; it is a small chunk of its own. */
  preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    import(/* webpackChunkName: "hotel-queries" */ '../../api/content/hotel').then(
      ({ hotelApi }) => dispatch(hotelApi.util.prefetch('getHotel', { slug: FACTS.hotelSlug }, {})),
      // The screen's own chunk meets the same failure and tells of it.
      () => undefined,
    );
  },
};

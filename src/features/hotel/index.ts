import * as FACTS from '../../lib/facts';
import { isContentError } from '../../lib/errors/contentError';
import type { Feature } from '../feature';
import { notFound } from '../not-found';

export const hotel = {
  path: '/hotel-info',
  header: 'over',
  chunk: 'hotel',
  load: () => import(/* webpackChunkName: "hotel" */ './HotelPage'),
  offlineName: 'Hotel',
  analyticsTitles: { '/hotel-info': 'Hotel' },
  server: () => import('./server'),

  /** @returns the not-found page's address if there is no hotel. */
  async preload(dispatch) {
    const { hotelApi } = await import(/* webpackChunkName: "hotel-queries" */ '../../api/content/hotel');
    const { error } = await dispatch(
      hotelApi.endpoints.getHotel.initiate({ slug: FACTS.hotelSlug }, { subscribe: false }),
    );
    return isContentError(error) && error.kind === 'not-found' ? notFound.path : undefined;
  },
} satisfies Feature;

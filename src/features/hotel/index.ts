import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import * as FACTS from '../../lib/facts';
import { isContentError } from '../../lib/errors/contentError';
import { notFound } from '../not-found';

/** The hotel package's manifest. */
export const hotel = {
  path: '/hotel-info',
  header: 'over' as const,
  chunk: 'hotel',
  load: () => import(/* webpackChunkName: "hotel" */ './HotelPage'),

  /** Starts the query while the screen's code is still on its way. @returns the not-found page's address if there is no hotel. */
  async preload(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
    const { hotelApi } = await import(/* webpackChunkName: "hotel-queries" */ '../../api/content/hotel');
    const { error } = await dispatch(
      hotelApi.endpoints.getHotel.initiate({ slug: FACTS.hotelSlug }, { subscribe: false }),
    );
    return isContentError(error) && error.kind === 'not-found' ? notFound.path : undefined;
  },
};

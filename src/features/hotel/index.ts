import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import { SCREENS } from '#content/messages/index.ts';
import type { Feature } from '#features/feature.ts';
import { notFound } from '#features/not-found/index.ts';

export const hotel = {
  path: '/hotel-info',
  header: 'over',
  chunk: 'hotel',
  load: () => import(/* webpackChunkName: "hotel" */ './HotelPage.tsx'),
  offlineName: SCREENS.hotel,
  analyticsTitles: { '/hotel-info': 'Hotel' },
  server: () => import('./server.ts'),

  /** @returns the not-found page's address if there is no hotel. */
  async preload(dispatch) {
    const { hotelApi } = await import(/* webpackChunkName: "hotel-queries" */ '#content/hotel/api.ts');
    const { error } = await dispatch(
      hotelApi.endpoints.getHotel.initiate({ slug: SPEC_DEFAULTS.hotelSlug }, { subscribe: false }),
    );
    return isContentError(error) && error.kind === 'not-found' ? notFound.path : undefined;
  },
} satisfies Feature;

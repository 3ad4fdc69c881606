import { HOTEL_LISTED, isHotelListed } from '#api/content/discovery/aliases.ts';
import { getHotel } from '#api/content/queries/hotel.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';
import type { FeatureServer } from '#features/feature.ts';

export const server: FeatureServer = {
  queries: [getHotel({ slug: '' }).groq, HOTEL_LISTED],

  async *addresses({ contentSource }, path) {
    yield { path, isUnlisted: !(await isHotelListed(contentSource, SPEC_DEFAULTS.hotelSlug)) };
  },
};

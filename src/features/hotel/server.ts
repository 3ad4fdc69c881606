import { HOTEL_LISTED, isHotelListed } from '#content/discovery/aliases.ts';
import { HOTEL, getHotel } from '#content/hotel/queries.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';
import type { FeatureServer } from '#features/feature.ts';

const slug = SPEC_DEFAULTS.hotelSlug;

export const server: FeatureServer = {
  // The page's head already names its picture.
  linkPreview: () => undefined,
  queries: [getHotel({ slug: '' }).groq, HOTEL_LISTED],
  shown: (path) => [
    {
      noun: ['hotel', 'hotels'],
      query: { ...getHotel({ slug }), groq: `[${HOTEL}]` },
      page: { routes: [path] },
    },
  ],

  async *addresses({ contentSource }, path) {
    yield { path, isUnlisted: !(await isHotelListed(contentSource, slug)) };
  },
};

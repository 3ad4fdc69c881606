import { HOTEL_LISTED, isHotelListed } from '../../api/content/discovery/aliases';
import { getHotel } from '../../api/content/queries/hotel';
import * as FACTS from '../../lib/facts';
import type { FeatureServer } from '../feature';

export const server: FeatureServer = {
  queries: [getHotel({ slug: '' }).groq, HOTEL_LISTED],

  async *addresses({ contentSource }, path) {
    yield { path, isUnlisted: !(await isHotelListed(contentSource, FACTS.hotelSlug)) };
  },
};

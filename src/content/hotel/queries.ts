import { hotelSchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { assetWithPlaceholder } from '../groq.ts';

/** The hotel that the event refers to. */
const CHOSEN =
  '_type == "hotel" && status == "published" && _id == *[_type == "event" && _id == $eventId][0].hotel._ref';
const FOUND = '_type == "hotel" && status == "published" && slug.current == $slug';
const FIRST = 'order(_createdAt asc, _id asc) [0]';

/** The whole document. Its pictures are large, so each comes with a placeholder. */
const GALLERY = `{..., images[]{..., "image": ${assetWithPlaceholder('image')}}}`;
const FIELDS = `..., heroSection{..., "heroImage": ${assetWithPlaceholder('heroImage')}},
  giftBoxGallery${GALLERY}, hotelGallery${GALLERY}`;

/** The GROQ expression of the event's hotel: the one that it refers to, otherwise the one with the slug. */
export const HOTEL = `coalesce(
  *[${CHOSEN}][0],
  *[${FOUND} && eventInstance._ref == $eventId] | ${FIRST},
  *[${FOUND}] | ${FIRST}
)`;

export function getHotel({ slug }: { slug: string }): ContentQuery {
  return { groq: `${HOTEL}{${FIELDS}}`, params: { slug }, schema: hotelSchema };
}

import { hotelSchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { previewedAsset } from '../groq.ts';

/** The hotel that the event names. */
const CHOSEN =
  '_type == "hotel" && status == "published" && _id == *[_type == "event" && _id == $eventId][0].hotel._ref';
const FOUND = '_type == "hotel" && status == "published" && slug.current == $slug';
const FIRST = 'order(_createdAt asc, _id asc) [0]';

/** The whole document; its pictures are large, so they have previews. */
const GALLERY = `{..., images[]{..., "image": ${previewedAsset('image')}}}`;
const FIELDS = `..., heroSection{..., "heroImage": ${previewedAsset('heroImage')}},
  giftBoxGallery${GALLERY}, hotelGallery${GALLERY}`;

/** The GROQ expression of the event's hotel: the one it names, or else the one of a name. */
export const HOTEL = `coalesce(
  *[${CHOSEN}][0],
  *[${FOUND} && eventInstance._ref == $eventId] | ${FIRST},
  *[${FOUND}] | ${FIRST}
)`;

export function getHotel({ slug }: { slug: string }): ContentQuery {
  return { groq: `${HOTEL}{${FIELDS}}`, params: { slug }, schema: hotelSchema };
}

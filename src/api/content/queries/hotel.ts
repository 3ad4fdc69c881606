import { hotelSchema } from '#lib/model/hotel.ts';
import type { ContentQuery } from '../contentQuery.ts';
import { previewedAsset } from './asset.ts';

const FOUND = '_type == "hotel" && status == "published" && slug.current == $slug';
const FIRST = 'order(_createdAt asc, _id asc) [0]';

/** The whole document; its pictures are large, so they have previews. */
const GALLERY = `{..., images[]{..., "image": ${previewedAsset('image')}}}`;
const FIELDS = `..., heroSection{..., "heroImage": ${previewedAsset('heroImage')}},
  giftBoxGallery${GALLERY}, hotelGallery${GALLERY}`;

/** The GROQ expression of the hotel of a name. */
export const HOTEL = `coalesce(
  *[${FOUND} && eventInstance._ref == $eventId] | ${FIRST},
  *[${FOUND}] | ${FIRST}
)`;

export function getHotel({ slug }: { slug: string }): ContentQuery {
  return { groq: `${HOTEL}{${FIELDS}}`, params: { slug }, schema: hotelSchema };
}

import { hotelSchema } from '../../../lib/model/hotel';
import type { ContentQuestion } from '../contentQuestion';

const FOUND = '_type == "hotel" && status == "published" && slug.current == $slug';
const FIRST = 'order(_createdAt asc, _id asc) [0]';

export function getHotel({ slug }: { slug: string }): ContentQuestion {
  return {
    groq: `coalesce(
      *[${FOUND} && eventInstance._ref == $eventId] | ${FIRST},
      *[${FOUND}] | ${FIRST}
    )`,
    params: { slug },
    schema: hotelSchema,
  };
}

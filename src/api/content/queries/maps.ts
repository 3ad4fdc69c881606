import { mapEventSchema } from '../../../lib/model/mapEvent';
import type { ContentQuery } from '../contentQuery';
import { documentList } from './documentList';

const OF_EVENT = '_type == "mapEvent" && eventInstance._ref == $eventId';
const NEWEST_FIRST = 'order(_createdAt desc, _id asc) {_id, title, location, pdf}';

export function getMapEvents(): ContentQuery {
  return {
    groq: `select(
      count(*[${OF_EVENT}]) > 0 => *[${OF_EVENT}] | ${NEWEST_FIRST},
      *[_type == "mapEvent"] | ${NEWEST_FIRST}
    )`,
    schema: documentList(mapEventSchema),
  };
}

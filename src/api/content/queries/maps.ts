import { mapEventSchema } from '#lib/model/mapEvent.ts';
import type { ContentQuery } from '../contentQuery.ts';
import { previewedAsset } from './asset.ts';
import { documentList } from './documentList.ts';

const OF_EVENT = '_type == "mapEvent" && eventInstance._ref == $eventId';
const NEWEST_FIRST = `order(_createdAt desc, _id asc) {_id, title, location, "pdf": ${previewedAsset('pdf')}}`;

export function getMapEvents(): ContentQuery {
  return {
    groq: `select(
      count(*[${OF_EVENT}]) > 0 => *[${OF_EVENT}] | ${NEWEST_FIRST},
      *[_type == "mapEvent"] | ${NEWEST_FIRST}
    )`,
    schema: documentList(mapEventSchema),
  };
}

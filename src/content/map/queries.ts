import * as z from 'zod/mini';
import { event } from '../event/index.ts';
import { shownOf } from '../kind.ts';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { MAX_BOOTHS, MAX_POINTS } from './defaults.ts';
import { boothArea, mapEventSchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { LiveContent } from '../live/liveContent.ts';
import { place } from '../place/index.ts';
import { map } from './index.ts';
import { aliasAmong } from '../client/addresses.ts';
import { asset, assetWithPlaceholder, documentList, inFirstLanguage, withKey } from '../groq.ts';

const PLACE_SHOWN = shownOf(place);
const SHOWN_EVENTS = shownOf(event);

const OF_EVENT = shownOf(map);
const NEWEST_FIRST = 'order(_createdAt desc, _id asc)';

/** The fields of a booth's place that visitors may see. A stage need not be in the marketplace. */
const PLACE = `place->{...select(
    ${PLACE_SHOWN} => {
      _id, name, "alias": ${aliasAmong(PLACE_SHOWN)}, "categories": categories[]{"name": ${inFirstLanguage('coalesce(@->name, name)')}}.name
    },
    _id in *[${SHOWN_EVENTS}].eventPlace[]._ref => {_id, name, "isStage": true${withKey('name')}}
  )}`;

const BOOTHS = `"booths": booths[0...${MAX_BOOTHS}]`;

const FIELDS = `_id, title, alias, location, "pdf": ${assetWithPlaceholder('pdf')},
    ${BOOTHS}{label, x, y, width, height, "place": ${PLACE}},
    "points": points[0...${MAX_POINTS}]{kind, label, x, y}`;

export const LIVE_MAPS: LiveContent = {
  types: [map.type, place.type],
  shown: `_type == "mapEvent" && (eventInstance._ref == $eventId || count(*[${OF_EVENT}]) == 0)`,
  fields: FIELDS,
  schema: mapEventSchema,
  // A booth shows the categories of its place, but the map has no reference to them.
  endpoints: { rows: 'getMapEvents', item: 'getPlace', counts: ['getMapEvents'] },
};

export function getMapEvents(): ContentQuery {
  return {
    groq: `select(
      count(*[${OF_EVENT}]) > 0 => *[${OF_EVENT}] | ${NEWEST_FIRST} {${FIELDS}},
      *[_type == "mapEvent"] | ${NEWEST_FIRST} {${FIELDS}}
    )`,
    schema: documentList(mapEventSchema),
  };
}

const boothMapSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  alias: lenient(slugSchema),
  pdf: lenient(assetSchema),
  /** The booths with their places. */
  booths: lenientList(z.object({ ...boothArea, place: z.string() })),
});
export type BoothMap = z.output<typeof boothMapSchema>;

/** The event's maps that have booths with places, newest first. */
export function getBoothMaps(): ContentQuery {
  return {
    groq: `*[${OF_EVENT} && count(booths) > 0] | ${NEWEST_FIRST}
      {_id, title, alias, "pdf": ${asset('pdf')}, ${BOOTHS}{"place": place._ref, label, x, y, width, height}}`,
    schema: documentList(boothMapSchema),
  };
}

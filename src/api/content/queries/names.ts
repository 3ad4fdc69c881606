import * as z from 'zod/mini';
import { assetSchema, documentFields, slugSchema } from '#lib/model/document.ts';
import { filledText, lenient, lenientList } from '#lib/model/lenient.ts';
import type { ContentQuery } from '../contentQuery.ts';
import { aliasAmong } from './addresses.ts';
import { asset } from './asset.ts';
import { documentList } from './documentList.ts';
import { isFilled } from './filled.ts';
import { PERFORMER_NAME, PLACE_SHOWN, SHOWN_PERFORMERS } from './items.ts';

const nameFields = { ...documentFields, name: filledText, alias: lenient(slugSchema) };

/** Where a place stands on a map. Percent of the picture. */
const boothSchema = z.object({
  place: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const mapSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  pdf: lenient(assetSchema),
  booths: lenientList(boothSchema),
});

const namesSchema = z.object({
  places: documentList(z.object({ ...nameFields, locationName: lenient(filledText) })),
  performers: documentList(z.object(nameFields)),
  maps: documentList(mapSchema),
});
export type Names = z.output<typeof namesSchema>;

/** The names of all places and performers, and where places stand. */
export function getNames(): ContentQuery {
  return {
    groq: `{
      "places": *[${PLACE_SHOWN} && ${isFilled('name')}] | order(lower(name) asc, _id asc)
        {_id, name, "alias": ${aliasAmong(PLACE_SHOWN)}, locationName},
      "performers": *[${SHOWN_PERFORMERS} && ${isFilled(PERFORMER_NAME)}] | order(lower(${PERFORMER_NAME}) asc, _id asc)
        {_id, "name": ${PERFORMER_NAME}, "alias": ${aliasAmong(SHOWN_PERFORMERS)}},
      "maps": *[_type == "mapEvent" && eventInstance._ref == $eventId && count(booths) > 0] | order(_createdAt desc, _id asc)
        {_id, title, "pdf": ${asset('pdf')}, "booths": booths[]{"place": place._ref, x, y, width, height}}
    }`,
    schema: namesSchema,
  };
}

import * as z from 'zod/mini';
import { documentFields, slugSchema } from '#lib/model/document.ts';
import { filledText, lenient } from '#lib/model/lenient.ts';
import type { ContentQuery } from '../contentQuery.ts';
import { aliasAmong } from './addresses.ts';
import { documentList } from './documentList.ts';
import { isFilled } from './filled.ts';
import { PERFORMER_NAME, PLACE_SHOWN, SHOWN_PERFORMERS } from './items.ts';

const nameFields = { ...documentFields, name: filledText, alias: lenient(slugSchema) };

const namesSchema = z.object({
  places: documentList(z.object({ ...nameFields, locationName: lenient(filledText) })),
  performers: documentList(z.object(nameFields)),
});
export type Names = z.output<typeof namesSchema>;

/** The names of all places and performers. */
export function getNames(): ContentQuery {
  return {
    groq: `{
      "places": *[${PLACE_SHOWN} && ${isFilled('name')}] | order(lower(name) asc, _id asc)
        {_id, name, "alias": ${aliasAmong(PLACE_SHOWN)}, locationName},
      "performers": *[${SHOWN_PERFORMERS} && ${isFilled(PERFORMER_NAME)}] | order(lower(${PERFORMER_NAME}) asc, _id asc)
        {_id, "name": ${PERFORMER_NAME}, "alias": ${aliasAmong(SHOWN_PERFORMERS)}}
    }`,
    schema: namesSchema,
  };
}

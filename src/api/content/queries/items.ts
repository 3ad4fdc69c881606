import type * as z from 'zod/mini';
import { FEATURED } from '#lib/performerStatus.ts';
import type { ContentQuery } from '../contentQuery.ts';
import { documentAt } from './addresses.ts';
import { referred } from './references.ts';

/** Documents that have a page of their own, each at its alias. */
export interface Items {
  /** The GROQ filter of those that visitors see. */
  shown: string;
  /** The GROQ expression of its name. */
  name: string;
  /** Its GROQ projection. */
  fields: string;
  schema: z.core.$ZodType;
}

/** The GROQ filter of the places that visitors see. */
export const PLACE_SHOWN = '_type == "place" && eventInstance._ref == $eventId && status == "active"';

/** The GROQ expression of a performer's name: without one it is the artist's. `length` is null for what is no text. */
export const PERFORMER_NAME = `select(length(name) > 0 => name, ${referred('artistReference')}.name)`;

/** The GROQ filter of the performers that visitors see. */
export const SHOWN_PERFORMERS = `_type == "performer" && eventInstance._ref == $eventId && status in ["active", "${FEATURED}"]`;

export const OF_EVENT = '_type == "scheduleEvent" && eventInstance._ref == $eventId';

/** The GROQ filter of the events that visitors see. */
export const SHOWN_EVENTS = `${OF_EVENT} && status == "active"`;

/** The GROQ filter of the posts that visitors see. */
export const SHOWN_POSTS = '_type == "feedItem" && eventInstance._ref == $eventId && status == "published"';

/** The GROQ filter of the pages that visitors see. */
export const SHOWN_PAGES = '_type == "staticPage" && status == "published"';
const OWN_PAGES = `${SHOWN_PAGES} && eventInstance._ref == $eventId`;

/** The GROQ filter of the static pages of the event, and of those of others for which it has none of its own. */
export const OPENING_PAGES = `(${OWN_PAGES} || ${SHOWN_PAGES} && eventInstance._ref != $eventId
    && !(alias.current in *[${OWN_PAGES}].alias.current))`;

/** The document that a slug opens. */
export function itemQuery({ shown, fields, schema }: Items, slug: string): ContentQuery {
  const { groq, params } = documentAt(shown, slug);
  return { groq: `${groq} {${fields}}`, params, schema };
}

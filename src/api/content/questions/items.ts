import type * as z from 'zod/mini';
import { FEATURED } from '../../../lib/performerStatus';
import type { ContentQuestion } from '../contentQuestion';
import { referred } from './references';

/** Documents that have a page of their own, each at its alias. */
export interface Items {
  /** The GROQ filter that lets those through that visitors see. */
  shown: string;
  /** The GROQ expression of what one is called. */
  name: string;
  /** The GROQ projection of one. */
  fields: string;
  schema: z.core.$ZodType;
}

/** The GROQ expression of a performer's name: without one it is the artist's. `length` is null for what is no text. */
export const PERFORMER_NAME = `select(length(name) > 0 => name, ${referred('artistReference')}.name)`;

/** The GROQ filter of the performers that visitors see. */
export const SHOWN_PERFORMERS = `_type == "performer" && eventInstance._ref == $eventId && status in ["active", "${FEATURED}"]`;

/** Of several documents with one alias the first that was created is the one that the alias opens. */
export const OLDEST_FIRST = 'order(_createdAt asc, _id asc)';

/** Asks for the document of an alias. */
export function itemQuestion({ shown, fields, schema }: Items, slug: string): ContentQuestion {
  return {
    groq: `*[${shown} && alias.current == $slug] | ${OLDEST_FIRST} [0] {${fields}}`,
    params: { slug },
    schema,
  };
}

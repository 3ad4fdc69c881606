import type * as z from 'zod/mini';
import type { ContentQuestion } from '../contentQuestion';

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

/** The GROQ filter of the places that visitors see. */
export const PLACE_SHOWN = '_type == "place" && eventInstance._ref == $eventId && status == "active"';

/** The GROQ expression of a performer's name: without one it is the artist's. `length` is null for what is no text. */
export const PERFORMER_NAME = 'select(length(name) > 0 => name, artistReference->name)';

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

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

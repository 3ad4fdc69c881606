import * as z from 'zod/mini';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentList, lowerText } from '../groq.ts';
import { shownOf } from '../kind.ts';
import { facet } from './index.ts';
import { type Facet, facetSchema } from './schema.ts';

/** An alias is a slug; that of a value may be a plain text. */
const KEY = '"key": coalesce(alias.current, alias)';

/** The event's facets in the editors' order. */
export function getFacets(): ContentQuery {
  return {
    groq: `*[${shownOf(facet)}] | order(coalesce(order, 1000000) asc, ${lowerText('title')} asc, _id asc)
      {_id, ${KEY}, title, kind, appliesTo, isFilter, "values": values[]{${KEY}, title, icon, description}}`,
    schema: z.pipe(documentList(facetSchema), z.transform(withOneFilterPerKey)),
  };
}

/** Addresses name a facet by its key, so of several facets with one key only the first can be a filter. */
function withOneFilterPerKey(facets: Facet[]): Facet[] {
  const keys = new Set<string>();
  return facets.map((one) => {
    const isFilter = one.isFilter && !keys.has(one.key);
    keys.add(one.key);
    return { ...one, isFilter };
  });
}

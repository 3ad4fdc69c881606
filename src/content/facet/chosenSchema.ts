import * as z from 'zod/mini';
import type { OwnFacets } from '#lib/facets/matchFacets.ts';
import { lenient } from '#lib/schema/lenient.ts';
import { fieldsOf } from '../readRow.ts';

/**
 * The part of a GROQ projection with the facets of a document: keys only, and nothing for a document without facets.
 * Texts are in the facets themselves (`getFacets`).
 */
export const FACETS =
  'count(facets) > 0 => {"facets": facets[defined(facet._ref) && count(values) > 0]{"id": facet._ref, values}}';

/** The facets of a document; undefined if it has none. */
export const chosenFacetsSchema = lenient(
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[]) => readChosenFacets(entries)),
  ),
);

/** Reads the facets of a row without a schema, for thousands of rows. */
export function readChosenFacets(stored: unknown): OwnFacets | undefined {
  if (!Array.isArray(stored)) return undefined;
  const chosen = stored.flatMap((entry) => {
    const { id, values } = fieldsOf(entry);
    const keys = Array.isArray(values) ? values.filter((key) => typeof key === 'string') : [];
    return typeof id === 'string' && keys.length > 0 ? [{ id, values: keys }] : [];
  });
  return chosen.length > 0 ? chosen : undefined;
}

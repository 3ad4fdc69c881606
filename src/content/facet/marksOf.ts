import type { OwnFacets } from '#lib/facets/matchFacets.ts';
import type { Facet, FacetValue } from './schema.ts';

/** A facet that a document has, with the document's values. */
export interface FacetMark {
  facet: Facet;
  /** In the editor's order; at least one. */
  values: readonly FacetValue[];
}

/**
 * The facets of a document, in the order of the facets. Facets and values that are unknown are left out, and so are
 * facets that do not apply to documents of its type.
 *
 * @param chosen the document's `facets`.
 * @param type its `_type`.
 */
export function marksOf(
  facets: readonly Facet[],
  chosen: OwnFacets | undefined,
  type: string,
): readonly FacetMark[] {
  if (!chosen) return [];
  return facets.flatMap((facet) => {
    if (!facet.appliesTo.includes(type)) return [];
    const keys = new Set(chosen.flatMap(({ id, values }) => (id === facet._id ? values : [])));
    const values = facet.values.filter(({ key }) => keys.has(key));
    return values.length > 0 ? [{ facet, values }] : [];
  });
}

/** What a document says of facets as text: `Languages: English, Spanish`. */
export function markLines(marks: readonly FacetMark[]): string[] {
  return marks.map(({ facet, values }) => `${facet.title}: ${values.map(({ title }) => title).join(', ')}`);
}

import { type FacetFilters, facetsOf } from './facetFilters.ts';

/** What filters need to know of a facet. */
export interface FilterFacet {
  _id: string;
  /** Its parameter in addresses. */
  key: string;
  /** Chosen values of the kind `content-note` hide what has them; those of other kinds hide what does not. */
  kind: string;
  values: readonly { key: string }[];
}

/** A facet that a document has. */
export interface ChosenFacet {
  /** The facet's `_id`. */
  id: string;
  /** The keys of the document's values, in any order. */
  values: readonly string[];
}

/** What a document says of facets. */
export type OwnFacets = readonly ChosenFacet[];

interface Condition {
  facet: FilterFacet;
  isMet(own: OwnFacets): boolean;
}

/** Whether a value of the facet hides what has it. */
export function isExcluding({ kind }: Pick<FilterFacet, 'kind'>): boolean {
  return kind === 'content-note';
}

/** Tests what documents say of facets. Several values of a facet widen, several facets narrow. */
export function facetTest(
  chosen: FacetFilters,
  facets: readonly FilterFacet[],
): (own: OwnFacets | undefined) => boolean {
  const conditions = conditionsOf(chosen, facets);
  if (conditions.length === 0) return () => true;
  return (own = []) => conditions.every(({ isMet }) => isMet(own));
}

/** What a document must meet for each facet with a choice. */
export function conditionsOf(chosen: FacetFilters, facets: readonly FilterFacet[]): Condition[] {
  return facets.flatMap((facet) => {
    const wanted = chosen[facet.key];
    if (!wanted) return [];
    const excludes = isExcluding(facet);
    const isMet = (own: OwnFacets) =>
      valuesOf(own, facet).some((value) => wanted.includes(value)) !== excludes;
    return [{ facet, isMet }];
  });
}

/** What a document says of a facet. */
export function valuesOf(own: OwnFacets, { _id }: FilterFacet): readonly string[] {
  return own.find(({ id }) => id === _id)?.values ?? [];
}

/** The filters without facets and values that there are not; the same object if all exist, or if that is not known. */
export function withKnownFacets<Filters extends { facets: FacetFilters }>(
  filters: Filters,
  facets: readonly FilterFacet[] | undefined,
): Filters {
  if (!facets) return filters;
  const known = facetsOf(Object.keys(filters.facets), (key) => {
    const values = facets.find((facet) => facet.key === key)?.values ?? [];
    return (filters.facets[key] ?? []).filter((value) => values.some((one) => one.key === value));
  });
  return countValues(known) === countValues(filters.facets) ? filters : { ...filters, facets: known };
}

/** The number of chosen values. */
export function countValues(facets: FacetFilters): number {
  return Object.values(facets).reduce((sum, { length }) => sum + length, 0);
}

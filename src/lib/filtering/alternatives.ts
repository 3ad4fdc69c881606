/** A change of the filters that may show results when the present filters show none. */
export interface Alternative<Filters> {
  label: string;
  filters: Filters;
}

/** An alternative with the number of items that it shows. */
export interface CountedAlternative<Filters> extends Alternative<Filters> {
  count: number;
}

/** The largest number of alternatives; more would not help. */
const MAX_ALTERNATIVES = 8;

/** The alternatives that show something, those with the most items first. */
export function countAlternatives<Filters>(
  alternatives: readonly Alternative<Filters>[],
  count: (filters: Filters) => number,
): CountedAlternative<Filters>[] {
  return alternatives
    .map((alternative) => ({ ...alternative, count: count(alternative.filters) }))
    .filter((alternative) => alternative.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_ALTERNATIVES);
}

/**
 * The filters without one of those that are set, for each of them. Empty if only one is set: there is a button that
 * clears all filters.
 *
 * @param set for each filter its label when it is removed, and its default; undefined for a filter that is not set.
 */
export function dropOne<Filters>(
  filters: Filters,
  set: readonly (readonly [label: string, change: Partial<Filters>] | undefined)[],
): Alternative<Filters>[] {
  const drops = set.filter((drop) => drop !== undefined);
  return drops.length < 2
    ? []
    : drops.map(([label, change]) => ({ label, filters: { ...filters, ...change } }));
}

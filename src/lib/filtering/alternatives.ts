/** A change of the filters that may show something where they show nothing. */
export interface Alternative<Filters> {
  label: string;
  filters: Filters;
}

/** An alternative with the number of items that it shows. */
export interface CountedAlternative<Filters> extends Alternative<Filters> {
  count: number;
}

/** More are no help. */
const MOST_ALTERNATIVES = 8;

/** The alternatives that show something, the largest first. */
export function countAlternatives<Filters>(
  alternatives: readonly Alternative<Filters>[],
  count: (filters: Filters) => number,
): CountedAlternative<Filters>[] {
  return alternatives
    .map((alternative) => ({ ...alternative, count: count(alternative.filters) }))
    .filter((alternative) => alternative.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_ALTERNATIVES);
}

/**
 * The filters without each one that is set. Without the only one they would be cleared, for which there is a button.
 *
 * @param set what to call each filter's absence, with its default; undefined for one that is not set.
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

import { inOrder } from '../filtering/inOrder.ts';

/**
 * The chosen values of facets: for each facet's key the keys of values, sorted and without repetitions. Facets without a
 * choice are missing.
 */
export type FacetFilters = Readonly<Record<string, readonly string[]>>;

export const NO_FACETS: FacetFilters = {};

/** A facet's key is a parameter of addresses. Names with an underscore, such as `utm_source`, belong to campaigns. */
const KEY = /^[a-z][a-z0-9-]*$/;

/** Names that are no facets on any screen: the site's global parameters, the Studio's, and those of advertisements. */
const OTHER = /^(?:at|preview|sanity-.*|(?:fb|g|d|tt|tw|y)clid|msclkid|[gw]braid|igshid|srsltid)$/;

/** Whether a parameter can name a facet. Whether the festival has it, only its content knows. */
export function isFacetKey(name: string): boolean {
  return KEY.test(name) && !OTHER.test(name);
}

/** The filters with these keys. */
export function facetsOf(
  keys: readonly string[],
  valuesOf: (key: string) => readonly string[],
): FacetFilters {
  const all = inOrder(keys).map((key) => [key, inOrder(valuesOf(key))] as const);
  return Object.fromEntries(all.filter(([, values]) => values.length > 0));
}

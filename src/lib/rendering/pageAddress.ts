import { isFacetKey } from '../facets/facetFilters.ts';
import { nameOf, pairsOf } from '../url/queryParams.ts';
import type { Address } from '../url/screenCodec.ts';

/** Removes trailing slashes, as the site's own URLs have none. */
export function withoutFinalSlash(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/**
 * The path and query string of a page.
 *
 * @param read the parameters that screens use, in addition to facets; others (campaigns, trackers) do not affect the
 *   page.
 */
export function pageAddress({ pathname, search }: Address, read: ReadonlySet<string>): string {
  const isRead = (name: string) => read.has(name) || isFacetKey(name);
  const pairs = pairsOf(search).filter((pair) => isRead(nameOf(pair)));
  return withoutFinalSlash(pathname) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

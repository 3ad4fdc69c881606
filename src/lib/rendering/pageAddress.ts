import type { Address } from '../url/screenCodec.ts';

/** Removes a trailing slash, as the site's own URLs have none. */
export function withoutFinalSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/**
 * The canonical path and query string of a page.
 *
 * @param read the parameters that screens use; others (campaigns, trackers) do not affect the page.
 */
export function pageAddress({ pathname, search }: Address, read: ReadonlySet<string>): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (!read.has(name)) params.delete(name);
  return withoutFinalSlash(pathname) + (params.size > 0 ? `?${params}` : '');
}

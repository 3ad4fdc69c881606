import type { Address } from '../url/screenCodec.ts';

/** A path as the site's own addresses are written. */
export function withoutFinalSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/**
 * The address of what a page shows: path and query string.
 *
 * @param read the parameters that screens read; anything else (campaigns, trackers) leaves the page as it is.
 */
export function pageAddress({ pathname, search }: Address, read: ReadonlySet<string>): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (!read.has(name)) params.delete(name);
  return withoutFinalSlash(pathname) + (params.size > 0 ? `?${params}` : '');
}

import type { Address } from '../url/screenCodec';

/** What screens read of a query string; anything else (campaigns, trackers) leaves the page as it is. */
const READ_PARAMS = new Set([
  'category',
  'day',
  'letter',
  'location',
  'post',
  'priority',
  'q',
  'sort',
  'view',
]);

/** A path as the site's own addresses are written. */
export function withoutFinalSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** The address of what a page shows: path and query string, without parameters that no screen reads. */
export function pageAddress({ pathname, search }: Address): string {
  const read = [...new URLSearchParams(search)].filter(([name]) => READ_PARAMS.has(name));
  const params = new URLSearchParams(read).toString();
  return withoutFinalSlash(pathname) + (params && `?${params}`);
}

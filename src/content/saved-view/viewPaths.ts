import { addressUnder } from '#lib/url/webAddress.ts';

/** The path below which saved views are. */
export const VIEWS_PATH = '/views';

/** The address of a view; undefined if its alias is missing or cannot be part of a URL. */
export function viewHref({ alias }: { alias?: { current: string } | undefined }): string | undefined {
  return addressUnder(VIEWS_PATH, alias?.current);
}

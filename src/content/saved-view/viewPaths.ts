import { addressUnder } from '#lib/url/webAddress.ts';

/** The path below which saved views have their addresses. */
export const VIEWS_PATH = '/views';

/** The address of a view; undefined for one without an alias that can be part of a URL. */
export function viewHref({ alias }: { alias?: { current: string } | undefined }): string | undefined {
  return addressUnder(VIEWS_PATH, alias?.current);
}

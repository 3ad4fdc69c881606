import { addressUnder } from '#lib/url/webAddress.ts';

/** The path below which saved views have their addresses. */
export const VIEWS_PATH = '/views';

/** Of a view's items the first ones are shown: all are in the page, with a picture each. */
export const MOST_VIEW_ITEMS = 200;

/** The address of a view; undefined for one without an alias that can be part of a URL. */
export function viewHref({ alias }: { alias?: { current: string } | undefined }): string | undefined {
  return addressUnder(VIEWS_PATH, alias?.current);
}

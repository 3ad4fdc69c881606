import * as FACTS from '#lib/facts.ts';

/** The parent brand's site, telling it where the visitor comes from. What the event names wins over the fixed words. */
export function parentBrandAddress(
  utm: { source?: string | undefined; medium?: string | undefined } | undefined,
): string {
  const { href, utm: fixed } = FACTS.parentBrand;
  const url = new URL(href);
  url.searchParams.set('utm_source', utm?.source ?? fixed.source);
  url.searchParams.set('utm_medium', utm?.medium ?? fixed.medium);
  url.searchParams.set('utm_campaign', fixed.campaign);
  return url.href;
}

import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';

/** The parent brand's site with utm parameters, the event's own before the defaults. */
export function parentBrandAddress(
  utm: { source?: string | undefined; medium?: string | undefined } | undefined,
): string {
  const { href, utm: fixed } = SPEC_DEFAULTS.parentBrand;
  const url = new URL(href);
  url.searchParams.set('utm_source', utm?.source ?? fixed.source);
  url.searchParams.set('utm_medium', utm?.medium ?? fixed.medium);
  url.searchParams.set('utm_campaign', fixed.campaign);
  return url.href;
}

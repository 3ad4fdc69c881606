/** A base URL for parsing. */
const SITE = 'https://in.site';

/**
 * Resolves a URL as a browser on this site would.
 *
 * @returns path, query and fragment; undefined if it leads to another site. Two slashes at the beginning name another
 *   host, even if they result from removing the dots of `/.//`.
 */
export function inSiteAddress(text: string): string | undefined {
  const href = URL.canParse(text, SITE) ? new URL(text, SITE).href : '';
  return /^https:\/\/in\.site\/(?!\/)/.test(href) ? href.slice(SITE.length) : undefined;
}

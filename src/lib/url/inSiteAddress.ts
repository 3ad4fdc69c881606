/** Stands for the site's own origin. */
const SITE = 'https://in.site';

/**
 * Reads an address as a browser on this site would.
 *
 * @returns path, query and fragment; undefined for what leads out of the site. Two slashes name another host, also where
 *   they are what is left of `/.//` when its dots go.
 */
export function inSiteAddress(text: string): string | undefined {
  const href = URL.canParse(text, SITE) ? new URL(text, SITE).href : '';
  return /^https:\/\/in\.site\/(?!\/)/.test(href) ? href.slice(SITE.length) : undefined;
}

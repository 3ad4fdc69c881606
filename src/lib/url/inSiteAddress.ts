/** Stands for the site's own origin. */
const SITE = 'https://in.site';

/**
 * Reads an address as a browser on this site would.
 *
 * @returns path, query and fragment; undefined for what leads out of the site. Two slashes name another host, also where
 *   they are what is left of `/.//` when its dots go.
 */
export function inSiteAddress(text: string): string | undefined {
  if (!URL.canParse(text, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

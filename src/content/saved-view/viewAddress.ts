import type { Address } from '#lib/url/screenCodec.ts';

/** The paths of the lists that a saved view can show, also limited to a category; not those of dialogs over them. */
const LIST = /^\/(?:(?:marketplace|lineup)(?:\/category\/[^/]+)?|schedule|feed)\/?$/i;

/** For parsing of addresses without a host. */
const SITE = 'https://in.site';

/**
 * Reads the address of a filtered list as an editor pasted it, with or without the host. Which host that is does not
 * matter here: a copy of the site on another host has the same lists.
 *
 * @returns undefined for anything but the address of a list.
 */
export function viewAddress(pasted: string): Address | undefined {
  const text = pasted.trim();
  const url = URL.canParse(text, SITE) ? new URL(text, SITE) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || !LIST.test(url.pathname)) return undefined;
  return { pathname: url.pathname, search: url.search };
}

/** The origin in a pasted address; undefined where it has none. */
export function pastedOrigin(pasted: string): string | undefined {
  const text = pasted.trim();
  return URL.canParse(text) ? new URL(text).origin : undefined;
}

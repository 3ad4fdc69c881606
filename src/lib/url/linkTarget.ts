import { parseWebAddress } from './webAddress';

/** Where a link leads: inside the app, or to another site. */
export type LinkTarget = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

const MAIL_OR_PHONE = /^(mailto|tel):[^\s]+$/i;
/** Stands for the site's own origin. */
const SITE = 'https://in.site';
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Reads an address that an editor typed for a menu item, a button or a text link. What starts with `/`, or has neither
 * a protocol nor `www`, leads inside the app; the rest leads out.
 *
 * @param isExternal the editor's own word that it leads out.
 * @returns undefined where there is no address that is safe to follow.
 */
export function linkTarget(raw: string | undefined, isExternal = false): LinkTarget | undefined {
  const text = raw?.trim() ?? '';
  if (text === '') return undefined;
  if (MAIL_OR_PHONE.test(text)) return { kind: 'external', href: text };
  if (!isExternal && isInSite(text)) {
    const { pathname, search, hash } = new URL(text, SITE);
    return { kind: 'internal', to: pathname + search + hash };
  }
  const url = parseWebAddress(text);
  return url && { kind: 'external', href: url.href };
}

/** Two slashes, or a backslash that browsers read as one, name another host; so may what is left when line breaks go. */
function isInSite(text: string): boolean {
  if (/^[/\\]{2}|\\/.test(text) || SCHEME.test(text) || /^www\./i.test(text)) return false;
  return URL.canParse(text, SITE) && new URL(text, SITE).origin === SITE;
}

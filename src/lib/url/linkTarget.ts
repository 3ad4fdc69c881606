import { inSiteAddress } from './inSiteAddress.ts';
import { parseWebAddress } from './webAddress.ts';

/** Where a link leads: inside the app, or to another site. */
export type LinkTarget = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

const MAIL_OR_PHONE = /^(mailto|tel):[^\s]+$/i;
/** A scheme, `www.`, or slashes and backslashes by which browsers find another host. */
const LEADS_OUT = /^[a-z][a-z0-9+.-]*:|^www\.|^\/\/|\\/i;

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
  const to = isExternal || LEADS_OUT.test(text) ? undefined : inSiteAddress(text);
  if (to !== undefined) return { kind: 'internal', to };
  const url = parseWebAddress(text);
  return url && { kind: 'external', href: url.href };
}

/** The address of a target as a link on this site writes it. */
export function targetAddress(target: LinkTarget): string {
  return target.kind === 'internal' ? target.to : target.href;
}

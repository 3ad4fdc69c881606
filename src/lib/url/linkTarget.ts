import { inSiteAddress } from './inSiteAddress.ts';
import { parseWebAddress } from './webAddress.ts';

/** The target of a link: internal or on another site. */
export type LinkTarget = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

const MAIL_OR_PHONE = /^(mailto|tel):[^\s]+$/i;
/** A scheme, `www.`, or slashes and backslashes that browsers treat as another host. */
const EXTERNAL = /^[a-z][a-z0-9+.-]*:|^www\.|^\/\/|\\/i;

/**
 * Parses a URL that an editor typed for a menu item, a button or a text link. URLs that start with `/`, or have neither
 * a scheme nor `www`, are internal; others are external.
 *
 * @param isExternal whether the editor marked it as external.
 * @returns undefined for missing or unsafe URLs.
 */
export function linkTarget(raw: string | undefined, isExternal = false): LinkTarget | undefined {
  const text = raw?.trim() ?? '';
  if (text === '') return undefined;
  if (MAIL_OR_PHONE.test(text)) return { kind: 'external', href: text };
  const to = isExternal || EXTERNAL.test(text) ? undefined : inSiteAddress(text);
  if (to !== undefined) return { kind: 'internal', to };
  const url = parseWebAddress(text);
  return url && { kind: 'external', href: url.href };
}

/** The `href` of a target. */
export function targetAddress(target: LinkTarget): string {
  return target.kind === 'internal' ? target.to : target.href;
}

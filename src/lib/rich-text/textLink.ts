import { type LinkTarget, linkTarget } from '../url/linkTarget.ts';

const MAIL_ADDRESS = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
/** A host name without a scheme: a dot in the first segment, which the site's own paths never have. */
const STARTS_WITH_HOST = /^[^/?#.][^/?#]*\./;

/**
 * The target of a link within a text. Editors omit the scheme: `tickets.example/vip` is another site,
 * `team@fair.example` a mail address, `faq` and `/faq` pages of this site, `#parking` a fragment of this page.
 *
 * @returns undefined for invalid or unsafe URLs.
 */
export function textLink(href: unknown): LinkTarget | undefined {
  if (typeof href !== 'string') return undefined;
  const text = href.trim();
  if (/^#./.test(text)) return { kind: 'internal', to: text };
  if (MAIL_ADDRESS.test(text)) return { kind: 'external', href: `mailto:${text}` };
  return linkTarget(text, STARTS_WITH_HOST.test(text));
}

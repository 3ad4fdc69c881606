import { type LinkTarget, linkTarget } from '../url/linkTarget.ts';

const MAIL_ADDRESS = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
/** A host name without a scheme: a dot in the first segment, which a path of this site does not begin with. */
const HOST_FIRST = /^[^/?#.][^/?#]*\./;

/**
 * Where a link within a text leads. Editors leave the scheme out: `tickets.example/vip` is another site, `team@fair.example`
 * a mail address, `faq` and `/faq` pages of this site, `#parking` a place on this page.
 *
 * @returns undefined for what is no address, or none that is safe to follow.
 */
export function textLink(href: unknown): LinkTarget | undefined {
  if (typeof href !== 'string') return undefined;
  const text = href.trim();
  if (/^#./.test(text)) return { kind: 'internal', to: text };
  if (MAIL_ADDRESS.test(text)) return { kind: 'external', href: `mailto:${text}` };
  return linkTarget(text, HOST_FIRST.test(text));
}

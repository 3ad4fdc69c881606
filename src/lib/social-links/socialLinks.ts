import { parseWebAddress } from '../url/webAddress.ts';
import { RULES, type Rule, type SocialPlatform } from './platforms.ts';

export interface SocialLink {
  platform: SocialPlatform;
  href: string;
}

/** What stands before a platform's host for phones and languages; `on.` is SoundCloud's own. */
const SUBDOMAIN = /^(www|m|mobile|(?!on\.)[a-z]{2}(-[a-z]{2})?)\./;
/** Without an `@` it could be the host of a site, or the number of a phone. */
const AMBIGUOUS = /^[^@]*\.|^\d+$/;
/** Whoever stands before the host is not the platform. */
const HAS_USER = /^(\w+:)?\/*[^/]*@/;
/** How editors write that there is no account, and how addresses begin. */
const NO_NAME = /^(n(\W|%2f)?a\W?|no(ne)?|null|tb[ad]|\W+|https?|www(\..*)?)\/?$/i;
/** An address of its own. */
const ADDRESS = /[:@]|%3a|%40/i;

/**
 * The links of an entity's social fields, in the order in which icons stand. What is not certainly an account on the
 * field's own platform gives no link.
 *
 * @param fields `social_links` or `socialHandles` as stored: addresses, with or without a scheme, and handles.
 */
export function socialLinks(fields: Readonly<Record<string, unknown>>): SocialLink[] {
  return RULES.flatMap((rule) => {
    const url = addressOf(fields[rule.field], rule);
    return url && isAccount(url, rule) ? { platform: rule.platform, href: url.href } : [];
  });
}

function addressOf(stored: unknown, { handle, profile }: Rule): URL | undefined {
  if (typeof stored !== 'string') return undefined;
  const text = stored.trim();
  const address = AMBIGUOUS.test(text) ? text : text.replace(handle, `https://${profile}$1`);
  return HAS_USER.test(address) ? undefined : parseWebAddress(address);
}

function isAccount({ host, pathname }: URL, { hosts, account, reserved }: Rule): boolean {
  const isHost = (text: string) => hosts.includes(text) || hosts.includes(text.replace(SUBDOMAIN, ''));
  const path = pathname.slice(1);
  const name = account.exec(path)?.[1];
  if (!isHost(host) || name === undefined || isHost(name)) return false;
  return ![ADDRESS, NO_NAME, reserved].some((rule) => rule?.test(name)) && !NO_NAME.test(path);
}

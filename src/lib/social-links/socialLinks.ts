import { parseWebAddress } from '../url/webAddress.ts';
import { RULES, type Rule, type SocialPlatform } from './platforms.ts';

export interface SocialLink {
  platform: SocialPlatform;
  href: string;
}

/** Mobile and language subdomains; `on.` is SoundCloud's own. */
const SUBDOMAIN = /^(www|m|mobile|(?!on\.)[a-z]{2}(-[a-z]{2})?)\./;
/**
 * Endings of host names that cannot be the end of a handle: of countries, common ones, examples and private networks.
 */
const HOST_ENDING =
  /\.([a-z]{2}|com|net|org|info|biz|app|art|band|blog|club|design|dev|live|media|music|online|shop|site|space|store|studio|tech|website|world|xyz|example|invalid|local|localhost|test)$/i;
/** Whether a text without an `@` is a host, the beginning of one, or a number. */
const isHostOrNumber = (text: string) =>
  !text.startsWith('@') && (HOST_ENDING.test(text) || /^www\.|^\.|\.\.|\.$|^[\d.]+$/i.test(text));
/** URLs with credentials before the host. */
const HAS_CREDENTIALS = /^(\w+:)?\/*[^/]*@/;
/** Placeholders for "no account", and bare URL prefixes. */
export const NO_NAME = /^(n(\W|%2f)?a\W?|no(ne)?|null|tb[ad]|\W+|https?|www(\..*)?)\/?$/i;
/** Contains a scheme or an `@`, so it is not a plain handle. */
const ADDRESS = /[:@]|%3a|%40/i;

/**
 * Parses the social fields of an entity into links, in display order. Values that are not clearly an account on the
 * field's platform are dropped.
 *
 * @param fields `social_links` or `socialHandles` as stored: URLs, with or without a scheme, and handles.
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
  const address = isHostOrNumber(text) ? text : text.replace(handle, `https://${profile}$1`);
  return HAS_CREDENTIALS.test(address) ? undefined : parseWebAddress(address);
}

function isAccount({ host, pathname }: URL, { hosts, account, reserved }: Rule): boolean {
  const isHost = (text: string) => hosts.includes(text) || hosts.includes(text.replace(SUBDOMAIN, ''));
  const path = pathname.slice(1);
  const name = account.exec(path)?.[1];
  if (!isHost(host) || name === undefined || isHost(name)) return false;
  return ![ADDRESS, NO_NAME, reserved].some((rule) => rule?.test(name)) && !NO_NAME.test(path);
}

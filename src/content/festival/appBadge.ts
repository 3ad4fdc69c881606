import type { I18n } from '#lib/i18n/i18n.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { SiteSettings } from './siteSettingsSchema.ts';
import { parseWebAddress } from '#lib/url/webAddress.ts';
import { MESSAGES } from './messages/index.ts';

/** The app store badge; undefined if the settings for it are incomplete. */
export function appBadge(
  settings: SiteSettings | undefined,
  t: I18n['t'],
): { href: string; src: string; alt: string } | undefined {
  const href = parseWebAddress(settings?.appStoreUrl)?.href;
  const src = assetAddress(settings?.appBadge);
  if (href === undefined || src === undefined) return undefined;
  return { href, src, alt: settings?.appBadge?.context?.custom?.alt ?? t(MESSAGES.getApp) };
}

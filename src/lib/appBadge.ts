import { assetAddress } from './media/asset.ts';
import type { SiteSettings } from './model/siteSettings.ts';
import { parseWebAddress } from './url/webAddress.ts';

/** The badge that leads to the app store, or undefined where the settings do not hold all of it. */
export function appBadge(
  settings: SiteSettings | undefined,
): { href: string; src: string; alt: string } | undefined {
  const href = parseWebAddress(settings?.appStoreUrl)?.href;
  const src = assetAddress(settings?.appBadge);
  if (href === undefined || src === undefined) return undefined;
  return { href, src, alt: settings?.appBadge?.context?.custom?.alt ?? 'Get the app' };
}

import { useGetSiteSettingsQuery } from '../../../api/content/event';
import { assetAddress } from '../../../lib/model/document';
import { parseWebAddress } from '../../../lib/url/webAddress';
import { AppBadge } from '../../../ui/app-badge/AppBadge';

/** The way to the festival's app, where the site's settings want it shown. */
export function AppLink() {
  const { data: settings } = useGetSiteSettingsQuery();
  const href = parseWebAddress(settings?.appStoreUrl)?.href;
  const src = assetAddress(settings?.appBadge);
  if (!settings?.showAppBadge || href === undefined || src === undefined) return null;
  return <AppBadge href={href} src={src} alt={settings.appBadge?.context?.custom?.alt ?? 'Get the app'} />;
}

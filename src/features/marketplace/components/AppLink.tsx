import { useGetSiteSettingsQuery } from '#api/content/event.ts';
import { appBadge } from '#lib/appBadge.ts';
import { AppBadge } from '#ui/app-badge/AppBadge.tsx';

/** The way to the festival's app, where the site's settings want it shown. */
export function AppLink() {
  const { data: settings } = useGetSiteSettingsQuery();
  const badge = settings?.showAppBadge ? appBadge(settings) : undefined;
  return badge ? <AppBadge {...badge} /> : null;
}

import { useGetSiteSettingsQuery } from '#api/content/event.ts';
import { appBadge } from '#lib/appBadge.ts';
import { AppBadge } from '#ui/app-badge/AppBadge.tsx';

/** A link to the festival's app, if the site's settings enable it. */
export function AppLink() {
  const { data: settings } = useGetSiteSettingsQuery();
  const badge = settings?.showAppBadge ? appBadge(settings) : undefined;
  return badge ? <AppBadge {...badge} /> : null;
}

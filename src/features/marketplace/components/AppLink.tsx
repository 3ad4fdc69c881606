import { useGetSiteSettingsQuery } from '#content/festival/api.ts';
import { appBadge } from '#content/festival/appBadge.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { AppBadge } from '#ui/app-badge/AppBadge.tsx';

/** A link to the festival's app, if the site's settings enable it. */
export function AppLink() {
  const { t } = useI18n();
  const { data: settings } = useGetSiteSettingsQuery();
  const badge = settings?.showAppBadge ? appBadge(settings, t) : undefined;
  return badge ? <AppBadge {...badge} /> : null;
}

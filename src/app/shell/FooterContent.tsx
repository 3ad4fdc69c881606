import { type ReactNode, useEffect } from 'react';
import { useGetSiteSettingsQuery } from '#content/festival/api.ts';
import { festivalDates } from '#content/festival/eventDates.ts';
import { MESSAGES as FESTIVAL } from '#content/festival/messages/index.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { appBadge } from '#content/festival/appBadge.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import type { Menu } from '#content/festival/menu.ts';
import { AppBadge } from '#ui/app-badge/AppBadge.tsx';
import { ActionLink } from '#ui/buttons/Button.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { SocialIcons } from '#ui/social-icons/SocialIcons.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { organizerUrl } from './organizerUrl.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Footer.module.scss';

interface FooterContentProps {
  event: FestivalEvent | undefined;
  menu: Menu;
}

/** The footer's content, for a known event and menu. */
export default function FooterContent({ event, menu }: FooterContentProps): ReactNode {
  const { t } = useI18n();
  const festival = festivalSettings(event);
  const { name = '', openingHours = t(FESTIVAL.openingHours), venue, organizer } = festival;
  const address = event && addressLine(event);
  const { items, skipped } = menu;
  useEffect(() => {
    for (const label of skipped) console.warn(`The footer item "${label}" has no address and is left out.`);
  }, [skipped]);
  return (
    <div className={styles.columns}>
      {event && (
        <div className={styles.brand}>
          <Logo src={assetAddress(event.brandLogo)} name={name} size="md" fallback="placeholder" lazy />
          <SocialIcons links={event.socialHandles} owner={name} />
          {event.showAppBadge && <FooterBadge />}
        </div>
      )}
      {items.length > 0 && (
        <nav className={styles.menu} aria-label={t(MESSAGES.footer)}>
          <MenuLinks items={items} />
        </nav>
      )}
      <div className={styles.details}>
        <p className={styles.dates}>{festivalDates(festival, t)}</p>
        <p>{t(MESSAGES.open, { hours: openingHours })}</p>
        <address>
          <span dir="auto">{venue}</span>
          {address !== undefined && <span dir="auto">{address}</span>}
        </address>
        <FooterTickets event={event} />
        <LanguageLinks event={event} place="footer" />
      </div>
      <a className={styles.parent} href={organizerUrl(organizer)} target="_blank" rel="noopener">
        <Logo src={organizer.logo} name={organizer.name} size="md" fallback="placeholder" lazy />
      </a>
    </div>
  );
}

/** The address in one line: as stored, otherwise built from its parts. */
function addressLine({ locationAddress, address, city }: FestivalEvent): string | undefined {
  if (locationAddress !== undefined || !address) return locationAddress;
  const town = [address.postalCode, city].filter(Boolean).join(' ');
  return [address.street, town, address.region, address.country].filter(Boolean).join(', ') || undefined;
}

function FooterTickets({ event }: { event: FestivalEvent | undefined }) {
  const telemetry = useTelemetry();
  const tickets = ticketButton(event?.ticketingCTAs ?? []);
  if (!tickets) return null;
  return (
    <ActionLink {...tickets} variant="quiet" onClick={() => telemetry.purchaseClick(tickets.trackingLabel)} />
  );
}

function FooterBadge() {
  const { t } = useI18n();
  const { data: settings } = useGetSiteSettingsQuery();
  const badge = appBadge(settings, t);
  return badge ? <AppBadge {...badge} /> : null;
}

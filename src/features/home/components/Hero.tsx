import { Suspense } from 'react';
import { useGetSiteSettingsQuery } from '#content/festival/api.ts';
import { REDUCED_MOTION, useMediaQuery } from '#hooks/useMediaQuery.ts';
import { useStoppedFilm } from '#hooks/useStoppedFilm.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { appBadge } from '#content/festival/appBadge.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { sortedActions, ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { festivalDates, formatEventDates } from '#content/festival/eventDates.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { targetAddress } from '#lib/url/linkTarget.ts';
import { AppBadge } from '#ui/app-badge/AppBadge.tsx';
import { ActionLink } from '#ui/buttons/Button.tsx';
import { PauseButton } from '#ui/buttons/PauseButton.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { ResponsivePicture } from '#ui/picture/ResponsivePicture.tsx';
import { SocialIcons } from '#ui/social-icons/SocialIcons.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { LoopingVideo } from '#ui/video/LoopingVideo.tsx';
import { arrangeHome } from '../model/arrangeHome.ts';
import { loadHeroTexts } from '../loadLate.ts';
import { MESSAGES } from '../messages/index.ts';
import { ActionLinks } from './ActionLinks.tsx';
import styles from './Hero.module.scss';

/** Opacity of the overlay on the video, 0 to 1. */
const OVERLAY = 0.7;

const HeroTexts = lazyWithFallback(loadHeroTexts, () => null);

/** One element, which React does not render anew if the hero changes before the texts' code arrives. */
const heroTexts = (
  <Suspense>
    <HeroTexts />
  </Suspense>
);

/** The hero: video, name, dates, tickets. */
export function Hero({ event }: { event: FestivalEvent | undefined }) {
  const { t } = useI18n();
  const telemetry = useTelemetry();
  const isMotionReduced = useMediaQuery(REDUCED_MOTION);
  const [isStopped, setStopped] = useStoppedFilm();
  const festival = festivalSettings(event);
  const { name, venue } = festival;
  const tickets = event && ticketButton(event.ticketingCTAs);
  const { film, dates, texts = [] } = (event && arrangeHome(event).stage) ?? {};
  const datesText = event
    ? formatEventDates(event.startDate, event.endDate, t)
    : festivalDates(festival, t).toUpperCase();
  const writtenDates = (
    <p className={styles.datesText}>
      {datesText}
      <span dir="auto">{venue}</span>
    </p>
  );
  const links = event?.socialHandles ?? [];
  const isFilmed = film && (film.src ?? film.poster) !== undefined;

  return (
    <section id="home" className={styles.hero} data-on-picture={isFilmed}>
      {isFilmed && (
        <LoopingVideo {...film} overlay={OVERLAY} isGrayscale isStopped={isStopped} eager where="home" />
      )}
      <div className={styles.content}>
        <h1 className={styles.name}>
          <Logo src={assetAddress(event?.brandLogo)} name={name ?? venue} size="lg" />
        </h1>
        {dates ? (
          <div className={styles.dates}>
            <ResponsivePicture
              media={dates}
              alt={dates.altText ?? datesText}
              isEager
              fallback={writtenDates}
            />
          </div>
        ) : (
          writtenDates
        )}
        {event?.subtitle !== undefined && (
          <p className={styles.subtitle} dir="auto">
            {event.subtitle}
          </p>
        )}
        {texts.length > 0 && heroTexts}
        <div className={styles.actions}>
          {tickets && (
            <ActionLink {...tickets} onClick={() => telemetry.purchaseClick(tickets.trackingLabel)} />
          )}
          <ActionLinks
            actions={sortedActions(event?.marketingCTAs ?? [])}
            variant="quiet"
            onFollow={({ trackingLabel, target }) =>
              telemetry.navigationClick(trackingLabel, target && targetAddress(target))
            }
          />
          <ActionLink
            text={t(MESSAGES.signUp)}
            target={{ kind: 'internal', to: '/#join' }}
            openInNewTab={false}
            variant="quiet"
          />
        </div>
        <HeroBadge isExpected={event?.showAppBadge === true} />
      </div>
      {film?.src !== undefined && !isMotionReduced && (
        <div className={styles.pause}>
          <PauseButton subject="film" isStopped={isStopped} onToggle={() => setStopped(!isStopped)} />
        </div>
      )}
      {links.length > 0 && (
        <div className={styles.social}>
          <SocialIcons links={links} owner={name ?? t(MESSAGES.festival)} />
        </div>
      )}
    </section>
  );
}

/**
 * Reserves the badge's space until the settings are loaded. The event, which loads first, tells whether there is an
 * app.
 */
function HeroBadge({ isExpected }: { isExpected: boolean }) {
  const { t } = useI18n();
  const { data: settings, isLoading } = useGetSiteSettingsQuery();
  if (isLoading && isExpected) return <div className={styles.badgePlace} />;
  const badge = settings?.showAppBadge ? appBadge(settings, t) : undefined;
  return badge ? <AppBadge {...badge} /> : null;
}

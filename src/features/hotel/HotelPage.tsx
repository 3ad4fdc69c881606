import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useEventState } from '#content/festival/api.ts';
import { useGetHotelQuery } from '#content/hotel/api.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { useI18n } from '#hooks/useI18n.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { FittedText } from './components/FittedText.tsx';
import { GiftBox } from './components/GiftBox.tsx';
import { Hero } from './components/Hero.tsx';
import { HotelActions } from './components/HotelActions.tsx';
import { NotFoundRedirect } from '#features/not-found/index.ts';
import { HotelGallery } from './components/HotelGallery.tsx';
import { HotelSkeleton } from './components/HotelSkeleton.tsx';
import { LocationSection } from './components/LocationSection.tsx';
import { PackageDetails } from './components/PackageDetails.tsx';
import { headTags } from './model/headTags.ts';
import { type HotelView, toHotelView } from './model/toHotelView.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './HotelPage.module.scss';

/** The hotel and its festival package. Without a hotel it redirects to the not-found page. */
export function Component() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const { data: event } = useEventState();
  const { data: hotel, error, isFetching, refetch } = useGetHotelQuery({ slug: SPEC_DEFAULTS.hotelSlug });
  const view = useMemo(
    () => hotel && toHotelView(hotel, t, event?.accommodationCTAs, pathname),
    [hotel, t, event, pathname],
  );
  const failure = !hotel && !isFetching ? error : undefined;
  const isMissing = isContentError(failure) && failure.kind === 'not-found';

  if (isMissing) return <NotFoundRedirect />;
  return (
    <>
      <PageHead {...headTags(hotel, festivalSettings(event), t)} />
      {failure && (
        <ErrorScreen
          error={failure}
          where="hotel"
          title={t(MESSAGES.failed)}
          text={t(MESSAGES.failedDetail)}
          isWholeScreen
          onRetry={() => void refetch()}
        />
      )}
      {view ? <Sections hotel={view} /> : !failure && <HotelSkeleton />}
    </>
  );
}

function Sections({ hotel }: { hotel: HotelView }) {
  const { t } = useI18n();
  return (
    <>
      <Hero hotel={hotel} />
      {hotel.package && <PackageDetails details={hotel.package} />}
      {hotel.giftBox && <GiftBox box={hotel.giftBox} />}
      {hotel.location && <LocationSection location={hotel.location} />}
      {hotel.gallery && <HotelGallery gallery={hotel.gallery} />}
      {hotel.actions.length > 0 && (
        <section className={styles.booking} aria-label={t(MESSAGES.booking)}>
          <FittedText as="p" className={styles.name}>
            {hotel.package?.title ?? hotel.name}
          </FittedText>
          <HotelActions actions={hotel.actions} />
        </section>
      )}
    </>
  );
}

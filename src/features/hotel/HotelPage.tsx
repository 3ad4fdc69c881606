import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useGetEventQuery } from '../../api/content/event';
import { useGetHotelQuery } from '../../api/content/hotel';
import { eventName } from '../../lib/eventName';
import * as FACTS from '../../lib/facts';
import { isContentError } from '../../lib/errors/contentError';
import { PageHead } from '../../ui/page-head/PageHead';
import { ErrorScreen } from '../../ui/states/ErrorScreen';
import { BigWords } from './components/BigWords';
import { GiftBox } from './components/GiftBox';
import { Hero } from './components/Hero';
import { HotelActions } from './components/HotelActions';
import { type NotFoundState, notFound } from '../not-found';
import { HotelGallery } from './components/HotelGallery';
import { HotelSkeleton } from './components/HotelSkeleton';
import { LocationSection } from './components/LocationSection';
import { PackageDetails } from './components/PackageDetails';
import { headWords } from './model/headWords';
import { type HotelView, toHotelView } from './model/toHotelView';
import { MESSAGES } from './model/messages';
import styles from './HotelPage.module.scss';

/** The hotel and the package that the festival sells there. Without a hotel the visitor is on the not-found page. */
export function Component() {
  const { pathname } = useLocation();
  const { data: event } = useGetEventQuery();
  const { data: hotel, error, isFetching, refetch } = useGetHotelQuery({ slug: FACTS.hotelSlug });
  const view = useMemo(
    () => hotel && toHotelView(hotel, event?.accommodationCTAs, pathname),
    [hotel, event, pathname],
  );
  const failure = !hotel && !isFetching ? error : undefined;
  const isMissing = isContentError(failure) && failure.kind === 'not-found';

  if (isMissing) {
    const state: NotFoundState = { attempted: pathname };
    return <Navigate to={notFound.path} replace state={state} />;
  }
  return (
    <>
      <PageHead {...headWords(hotel, eventName(event))} />
      {failure && (
        <ErrorScreen
          error={failure}
          where="hotel"
          title={MESSAGES.failed}
          text={MESSAGES.failedDetail}
          isWholeScreen
          onRetry={() => void refetch()}
        />
      )}
      {view ? <Sections hotel={view} /> : !failure && <HotelSkeleton />}
    </>
  );
}

function Sections({ hotel }: { hotel: HotelView }) {
  return (
    <>
      <Hero hotel={hotel} />
      {hotel.package && <PackageDetails details={hotel.package} />}
      {hotel.giftBox && <GiftBox box={hotel.giftBox} />}
      {hotel.location && <LocationSection location={hotel.location} />}
      {hotel.gallery && <HotelGallery gallery={hotel.gallery} />}
      {hotel.actions.length > 0 && (
        <section className={styles.booking} aria-label={MESSAGES.booking}>
          <BigWords as="p" className={styles.name}>
            {hotel.package?.title ?? hotel.name}
          </BigWords>
          <HotelActions actions={hotel.actions} />
        </section>
      )}
    </>
  );
}

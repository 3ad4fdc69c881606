import { Suspense } from 'react';
import { useGetEventQuery } from '#content/festival/api.ts';
import { useHasClock } from '#features/clock/index.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { type ActionButton, ticketButton } from '#lib/calls-to-action/callToAction.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { ContentSectionView } from './components/ContentSectionView.tsx';
import { Hero } from './components/Hero.tsx';
import { JoinSection } from './components/JoinSection.tsx';
import { viewsOnHome } from './model/viewsOnHome.ts';
import { arrangeHome } from './model/arrangeHome.ts';
import styles from './HomePage.module.scss';
import { MESSAGES } from './messages/index.ts';

// The screen is complete without it.
const FestivalNow = lazyWithFallback(
  () => import(/* webpackChunkName: "festival-now" */ './components/FestivalNow.tsx'),
  () => null,
);

const ScreenLists = lazyWithFallback(
  () => import(/* webpackChunkName: "festival-now" */ './components/ScreenLists.tsx'),
  () => null,
);

/** The home screen. Without content it still shows the festival's date and place. */
export function Component() {
  const { t } = useI18n();
  const telemetry = useTelemetry();
  const { data: event, error, isError } = useGetEventQuery();
  const hasClock = useHasClock();
  if (!event && !isError) return <LoadingScreen />;
  const { stage, sections = [], join } = (event && arrangeHome(event)) ?? {};
  return (
    <>
      <PageHead description={event?.description} shareDescription={event?.socialShareDescription} />
      {!event && (
        <div className={styles.failure}>
          <ErrorScreen
            error={error ?? {}}
            where="home"
            title={t(MESSAGES.failed)}
            text={t(MESSAGES.failedDetail)}
          />
        </div>
      )}
      <Hero event={event} stage={stage} onFollow={onFollow} onVideoFailure={onVideoFailure} />
      {/* If the event failed, this would query it again. */}
      {event && hasClock && (
        <Suspense>
          <FestivalNow />
        </Suspense>
      )}
      {sections.map((section, index) => (
        <ContentSectionView
          key={index}
          section={section}
          // The welcome section always has a ticket button, even if the editor set none.
          fallbackAction={section.sellsTickets ? ticketButton(event?.ticketingCTAs ?? []) : undefined}
          onFollow={onFollow}
          onVideoFailure={onVideoFailure}
        />
      ))}
      <JoinSection section={join} onFollow={onFollow} />
      {/* Last, because they are loaded when they come near the window. */}
      {event && hasClock && viewsOnHome(event).length === 0 && (
        <Suspense>
          <ScreenLists />
        </Suspense>
      )}
    </>
  );

  function onFollow({ trackingLabel }: ActionButton) {
    telemetry.purchaseClick(trackingLabel);
  }

  function onVideoFailure(address: string) {
    telemetry.failure(new Error(`The video ${address} cannot be played.`), 'home');
  }
}

import { Suspense } from 'react';
import { useEventState } from '#content/festival/api.ts';
import { useHasClock } from '#features/clock/index.ts';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { Hero } from './components/Hero.tsx';
import { loadSections } from './loadLate.ts';
import styles from './HomePage.module.scss';
import { MESSAGES } from './messages/index.ts';

// The screen is complete without it.
const FestivalNow = lazyWithFallback(
  () => import(/* webpackChunkName: "festival-now" */ './components/FestivalNow.tsx'),
  () => null,
);

const HomeSections = lazyWithFallback(loadSections, NoSections);

/**
 * One element: a new one would be an update, and React renders a part anew that is updated before its code arrives. What
 * was typed into its form would be lost.
 */
const sections = (
  <Suspense>
    <HomeSections />
  </Suspense>
);

/** The home screen. Without content it still shows the festival's date and place. */
export function Component() {
  const { t } = useI18n();
  const { data: event, error, isError } = useEventState();
  const hasClock = useHasClock();
  if (!event && !isError) return <LoadingScreen />;
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
      <Hero event={event} />
      {event && hasClock && (
        <Suspense>
          <FestivalNow />
        </Suspense>
      )}
      {sections}
    </>
  );
}

function NoSections({ error }: { error: unknown }) {
  const { t } = useI18n();
  useFailureReport(error, 'home');
  return (
    <div className={styles.notice}>
      <InlineNotice tone="warning" title={t(MESSAGES.sectionsFailed)} />
    </div>
  );
}

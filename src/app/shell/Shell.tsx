import { useEffect, useMemo } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { useGetEventQuery } from '../../api/content/event';
import { useTelemetry } from '../../hooks/useTelemetry';
import { analyticsTitle } from '../../lib/analyticsTitle';
import { FACTS } from '../../lib/facts';
import { type FestivalEvent, eventName } from '../../lib/model/event';
import { festivalBlurb } from '../../lib/pageTitle';
import { BackToTop } from '../../ui/back-to-top/BackToTop';
import { HeadDefaultsContext } from '../../ui/page-head/headDefaults';
import { Toaster } from '../../ui/toast/Toaster';
import { DocumentHead } from './DocumentHead';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Shell.module.scss';

/** What a route says of the frame around its screen. */
export interface ScreenHandle {
  header: 'logo' | 'back' | 'over';
}

/** What stands around every screen. */
export function Shell() {
  const { data: event, isError } = useGetEventQuery();
  const handle = useMatches().at(1)?.handle as ScreenHandle | undefined;
  const header = handle?.header ?? 'logo';
  usePageViews();
  return (
    <div className={styles.shell}>
      <DocumentHead event={event} />
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header event={event} variant={header} />
      <main id="main" tabIndex={-1} className={styles.main} data-header={header}>
        <HeadDefaultsContext value={useHeadDefaults(event, isError)}>
          <Outlet />
        </HeadDefaultsContext>
      </main>
      <Footer />
      <Toaster />
      <BackToTop threshold={FACTS.backToTopThreshold} />
    </div>
  );
}

function useHeadDefaults(event: FestivalEvent | undefined, hasFailed: boolean) {
  const name = eventName(event);
  const title = name ?? (hasFailed ? FACTS.venue : undefined);
  const shareDescription = event?.socialShareDescription;
  return useMemo(
    () => ({ title, description: festivalBlurb(name), shareDescription }),
    [title, name, shareDescription],
  );
}

/** Tells the statistics of each new path; filters in the query string are no new page. */
function usePageViews() {
  const telemetry = useTelemetry();
  const { pathname } = useLocation();
  useEffect(() => telemetry.pageView(pathname, analyticsTitle(pathname)), [telemetry, pathname]);
}

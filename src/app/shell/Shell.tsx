import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useGetEventQuery } from '#content/festival/api.ts';
import type { Header as HeaderStyle } from '#features/feature.ts';
import { useTelemetry } from '#hooks/useTelemetry.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { festivalBlurb, festivalKeywords } from '#content/festival/pageTitle.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { DialogToolsContext } from '#ui/detail-dialog/dialogTools.ts';
import { type HeadDefaults, HeadDefaultsContext } from '#ui/page-head/headDefaults.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { LanguageLinks, hasLanguages } from './LanguageLinks.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SiteOriginContext } from './siteOrigin.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Shell.module.scss';

interface ShellProps {
  /** Default: `logo`. */
  header?: HeaderStyle | undefined;
  children: ReactNode;
}

/** The frame around every screen. */
export function Shell({ header = 'logo', children }: ShellProps) {
  const { t } = useI18n();
  const { data: event, isError } = useGetEventQuery();
  usePageViews();
  return (
    <div className={styles.shell}>
      <DocumentHead event={event} />
      <a href="#main" className={styles.skip}>
        {t(MESSAGES.skip)}
      </a>
      <Header event={event} variant={header} />
      <main id="main" tabIndex={-1} className={styles.main} data-header={header}>
        <HeadDefaultsContext value={useHeadDefaults(event, isError)}>
          <DialogToolsContext value={hasLanguages(event) && <LanguageLinks event={event} place="dialog" />}>
            {children}
          </DialogToolsContext>
        </HeadDefaultsContext>
      </main>
      <Footer />
    </div>
  );
}

function useHeadDefaults(event: FestivalEvent | undefined, hasFailed: boolean): HeadDefaults {
  const origin = useContext(SiteOriginContext);
  const { t } = useI18n();
  const path = useHref(useLocation().pathname.replace(/(?<=.)\/+$/, ''));
  return useMemo(() => {
    const festival = festivalSettings(event);
    const { name } = festival;
    return {
      title: name ?? (hasFailed ? festival.venue : undefined),
      description: festivalBlurb(festival, t),
      shareDescription: event?.socialShareDescription,
      festivalImage: event?.socialShareImage,
      canonical: origin === undefined ? undefined : origin + path,
      keywords: festivalKeywords(festival, t),
      origin,
    };
  }, [event, hasFailed, origin, path, t]);
}

/** Counts a page view for each new path. A change of filters in the query string is not a new page. */
function usePageViews() {
  const telemetry = useTelemetry();
  const { pathname } = useLocation();
  useEffect(() => telemetry.pageView(pathname), [telemetry, pathname]);
}

import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useFestival } from '#content/festival/useFestival.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useGetStaticPageQuery } from '#content/page/api.ts';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import type { StaticPage } from '#content/page/schema.ts';
import { formatLongDate } from '#lib/dates/longDate.ts';
import type { FestivalSettings } from '#content/festival/festivalSettings.ts';
import { festivalBlurb, pageTitle } from '#content/festival/pageTitle.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { tableOfContents } from '#lib/headings/tableOfContents.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Reading } from '#ui/reading/Reading.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { NotFoundRedirect } from '#features/not-found/index.ts';
import { Title } from './components/Title.tsx';
import { aliasOf } from './model/aliasOf.ts';
import { titleOf } from './model/titleOf.ts';
import styles from './StaticPage.module.scss';
import { MESSAGES } from './messages/index.ts';

/** A page of text, found by the first path segment. If it does not exist, it redirects to the not-found page. */
export function Component() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const alias = aliasOf(pathname);
  const { currentData: page, error, isFetching } = useGetStaticPageQuery({ alias });
  const festival = useFestival();
  const failure = !page && !isFetching && isContentError(error) ? error : undefined;
  const isMissing = failure?.kind === 'not-found';
  useFailureReport(isMissing ? undefined : failure, 'static-page');
  if (page) return <Page page={page} title={titleOf(page.title, alias)} festival={festival} />;
  if (failure) return <NotFoundRedirect reason={isMissing ? undefined : t(MESSAGES.failed)} />;
  return (
    <>
      <PageHead title={pageTitle(undefined, festival)} description={festivalBlurb(festival, t)} />
      <LoadingScreen title={t(MESSAGES.loading)} />
    </>
  );
}

interface PageProps {
  page: StaticPage;
  title: string;
  festival: FestivalSettings;
}

function Page({ page, title, festival }: PageProps) {
  const { t } = useI18n();
  const { entries, anchors } = useMemo(() => tableOfContents(page.content), [page.content]);
  const { zone } = useFestivalTime();
  const updated = formatLongDate(page._updatedAt, zone, t);
  return (
    <>
      <PageHead
        title={pageTitle(title, festival)}
        description={firstText(page.content) ?? festivalBlurb(festival, t)}
      />
      <Title page={page} title={title} />
      <Reading contents={entries}>
        <RichText
          value={page.content}
          form="full"
          topHeading={2}
          anchors={anchors}
          defaultAlt={t(MESSAGES.pictureOf, { title })}
        />
        {updated !== undefined && <p className={styles.updated}>{t(MESSAGES.updated, { date: updated })}</p>}
      </Reading>
    </>
  );
}

import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useGetEventQuery } from '../../api/content/event';
import { useGetStaticPageQuery } from '../../api/content/staticPages';
import { useFailureReport } from '../../hooks/useTelemetry';
import { isContentError } from '../../lib/errors/contentError';
import type { StaticPage } from '../../lib/model/staticPage';
import { formatLongDate } from '../../lib/dates/longDate';
import { eventName } from '../../lib/eventName';
import { festivalBlurb, pageTitle } from '../../lib/pageTitle';
import { firstText } from '../../lib/rich-text/firstText';
import { tableOfContents } from '../../lib/headings/tableOfContents';
import { PageHead } from '../../ui/page-head/PageHead';
import { Reading } from '../../ui/reading/Reading';
import { RichText } from '../../ui/rich-text/RichText';
import { LoadingScreen } from '../../ui/states/LoadingScreen';
import { type NotFoundState, notFound } from '../not-found';
import { Title } from './components/Title';
import { aliasOf } from './model/aliasOf';
import { MESSAGES, titleOf } from './model/messages';
import styles from './StaticPage.module.scss';

/** A page of text, found by the address's first segment. Where there is none, the visitor is on the not-found page. */
export function Component() {
  const { pathname } = useLocation();
  const alias = aliasOf(pathname);
  const { currentData: page, error, isFetching } = useGetStaticPageQuery({ alias });
  const name = eventName(useGetEventQuery().data);
  const failure = !page && !isFetching && isContentError(error) ? error : undefined;
  const isMissing = failure?.kind === 'not-found';
  useFailureReport(isMissing ? undefined : failure, 'static-page');
  if (page) return <Page page={page} title={titleOf(page.title, alias)} eventName={name} />;
  if (failure) {
    const reason = isMissing ? undefined : MESSAGES.failed;
    const state: NotFoundState = { attempted: pathname, reason };
    return <Navigate to={notFound.path} replace state={state} />;
  }
  return (
    <>
      <PageHead title={pageTitle(undefined, name)} description={festivalBlurb(name)} />
      <LoadingScreen title={MESSAGES.loading} />
    </>
  );
}

interface PageProps {
  page: StaticPage;
  title: string;
  eventName: string | undefined;
}

function Page({ page, title, eventName }: PageProps) {
  const { entries, anchors } = useMemo(() => tableOfContents(page.content), [page.content]);
  const updated = formatLongDate(page._updatedAt);
  return (
    <>
      <PageHead
        title={pageTitle(title, eventName)}
        description={firstText(page.content) ?? festivalBlurb(eventName)}
      />
      <Title page={page} title={title} />
      <Reading contents={entries}>
        <RichText
          value={page.content}
          form="full"
          topHeading={2}
          anchors={anchors}
          defaultAlt={`${title} Image`}
        />
        {updated !== undefined && <p className={styles.updated}>Last updated {updated}</p>}
      </Reading>
    </>
  );
}

import { useMemo } from 'react';
import { useGetEventQuery } from '../../api/content/event';
import { useGetFaqsQuery } from '../../api/content/faqs';
import { eventName } from '../../lib/eventName';
import { isContentError } from '../../lib/errors/contentError';
import { festivalBlurb, pageTitle } from '../../lib/pageTitle';
import { firstText } from '../../lib/rich-text/firstText';
import { ButtonLink } from '../../ui/buttons/Button';
import { PageHead } from '../../ui/page-head/PageHead';
import { PageHeader } from '../../ui/page-header/PageHeader';
import { Chapter } from '../../ui/reading/Chapter';
import { Reading } from '../../ui/reading/Reading';
import { ErrorScreen, Notice } from '../../ui/states/ErrorScreen';
import { LoadingScreen } from '../../ui/states/LoadingScreen';
import { Questions } from './components/Questions';
import { type FaqChapter, toChapters } from './model/toChapters';
import { MESSAGES } from './model/messages';

/** What visitors ask, chapter by chapter. */
export function Component() {
  const { data: event } = useGetEventQuery();
  const name = eventName(event);
  const { data: faqs, error, isFetching, refetch } = useGetFaqsQuery();
  const chapters = useMemo(() => faqs && toChapters(faqs), [faqs]);
  const answer = chapters?.[0]?.questions[0]?.answer;
  const failure = !chapters && !isFetching && isContentError(error) ? error : undefined;
  return (
    <>
      <PageHead
        title={pageTitle(MESSAGES.title, name)}
        description={(answer && firstText(answer)) ?? festivalBlurb(name)}
        shareDescription={event?.socialShareDescription}
      />
      <PageHeader title={MESSAGES.title} subtitle={MESSAGES.subtitle} />
      {chapters && <Chapters chapters={chapters} />}
      {failure && (
        <ErrorScreen
          error={failure}
          where="faq"
          title={MESSAGES.failed}
          text={MESSAGES.failedDetail}
          variant="detailed"
          onRetry={() => void refetch()}
        />
      )}
      {!chapters && !failure && (
        <LoadingScreen variant="detailed" title={MESSAGES.loading} subtitle={MESSAGES.loadingDetail} />
      )}
    </>
  );
}

function Chapters({ chapters }: { chapters: readonly FaqChapter[] }) {
  const contents = useMemo(
    () => chapters.map(({ anchor, title }) => ({ anchor, title, entries: [] })),
    [chapters],
  );
  if (chapters.length === 0) {
    return (
      <Notice title={MESSAGES.empty} text={MESSAGES.emptyDetail}>
        <div>
          <ButtonLink to="/">Go Home</ButtonLink>
        </div>
      </Notice>
    );
  }
  return (
    <Reading contents={contents}>
      {chapters.map(({ id, anchor, title, questions }, index) => (
        <Chapter key={id} anchor={anchor} number={index + 1} title={title}>
          <Questions questions={questions} />
        </Chapter>
      ))}
    </Reading>
  );
}

import { useMemo } from 'react';
import { useEventState } from '#content/festival/api.ts';
import { useGetFaqsQuery } from '#content/faq/api.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import { festivalBlurb, pageTitle } from '#content/festival/pageTitle.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { Chapter } from '#ui/reading/Chapter.tsx';
import { ChapterPage } from '#ui/reading/ChapterPage.tsx';
import { Questions } from './components/Questions.tsx';
import { toChapters } from './model/toChapters.ts';
import { MESSAGES } from './messages/index.ts';

/** The FAQ, chapter by chapter. */
export function Component() {
  const { t } = useI18n();
  const { data: event } = useEventState();
  const festival = festivalSettings(event);
  const { data: faqs, error, isFetching, refetch } = useGetFaqsQuery();
  const chapters = useMemo(() => faqs && toChapters(faqs, t), [faqs, t]);
  const contents = useMemo(
    () => chapters?.map(({ anchor, title }) => ({ anchor, title, entries: [] })),
    [chapters],
  );
  const answer = chapters?.[0]?.questions[0]?.answer;
  return (
    <ChapterPage
      messages={MESSAGES}
      head={{
        title: pageTitle(t(MESSAGES.title), festival),
        description: (answer && firstText(answer)) ?? festivalBlurb(festival, t),
        shareDescription: event?.socialShareDescription,
      }}
      subtitle={t(MESSAGES.subtitle)}
      contents={contents}
      error={!chapters && !isFetching && isContentError(error) ? error : undefined}
      where="faq"
      onRetry={() => void refetch()}
    >
      {chapters?.map(({ id, anchor, title, questions }, index) => (
        <Chapter key={id} anchor={anchor} number={index + 1} title={title}>
          <Questions questions={questions} />
        </Chapter>
      ))}
    </ChapterPage>
  );
}

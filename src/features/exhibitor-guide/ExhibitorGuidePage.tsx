import { useMemo } from 'react';
import { useEventState } from '#content/festival/api.ts';
import { useGetExhibitorGuidesQuery } from '#content/exhibitor-guide/api.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { usePrintAlone } from '#hooks/usePrintAlone.ts';
import { isContentError } from '#lib/errors/contentError.ts';
import { festivalBlurb, pageTitle } from '#content/festival/pageTitle.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chapter } from '#ui/reading/Chapter.tsx';
import { ChapterPage } from '#ui/reading/ChapterPage.tsx';
import { GuideSectionView } from './components/GuideSectionView.tsx';
import styles from './ExhibitorGuidePage.module.scss';
import { type GuideChapter, toGuides } from './model/toGuides.ts';
import { MESSAGES } from './messages/index.ts';
import { guideSubtitle } from './model/guideSubtitle.ts';

/** The guides for exhibitors, one chapter each. */
export function Component() {
  const { t } = useI18n();
  const { data: event } = useEventState();
  const festival = festivalSettings(event);
  const { zone } = festivalTime(event);
  const { data, error, isFetching, refetch } = useGetExhibitorGuidesQuery();
  const guides = useMemo(() => data && toGuides(data, zone, t), [data, zone, t]);
  const contents = useMemo(() => guides?.map(toContents), [guides]);
  const content = guides?.[0]?.sections[0]?.content;
  const [printed, print] = usePrintAlone<GuideChapter>();
  return (
    <ChapterPage
      messages={MESSAGES}
      head={{
        // Browsers use the title as the name of the printed file.
        title: pageTitle(printed?.title ?? t(MESSAGES.title), festival),
        description: (content && firstText(content)) ?? festivalBlurb(festival, t),
        shareDescription: event?.socialShareDescription,
      }}
      subtitle={guideSubtitle(event, t)}
      contents={contents}
      error={!guides && !isFetching && isContentError(error) ? error : undefined}
      where="exhibitor-guide"
      onRetry={() => void refetch()}
    >
      {guides?.map((guide, index) => (
        <Chapter
          key={guide.id}
          anchor={guide.anchor}
          number={index + 1}
          title={guide.title}
          className={guide === printed ? styles.alone : undefined}
        >
          <div className={styles.facts}>
            {guide.lastUpdated !== undefined && <p>{t(MESSAGES.updated, { date: guide.lastUpdated })}</p>}
            {guide.allowDownload && (
              <Button className={styles.download} onClick={() => print(guide)}>
                {t(MESSAGES.download)}
              </Button>
            )}
          </div>
          <div className={styles.sections}>
            {guide.sections.map((section) => (
              <GuideSectionView key={section.key} section={section} />
            ))}
          </div>
        </Chapter>
      ))}
    </ChapterPage>
  );
}

function toContents({ anchor, title, sections }: GuideChapter) {
  return { anchor, title, entries: sections.map((section) => ({ ...section, entries: [] })) };
}

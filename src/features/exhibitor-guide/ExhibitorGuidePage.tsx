import { useMemo } from 'react';
import { useGetEventQuery } from '../../api/content/event';
import { useGetExhibitorGuidesQuery } from '../../api/content/exhibitorGuides';
import { eventName } from '../../lib/eventName';
import { isContentError } from '../../lib/errors/contentError';
import { festivalBlurb, pageTitle } from '../../lib/pageTitle';
import { firstText } from '../../lib/rich-text/firstText';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { PageHead } from '../../ui/page-head/PageHead';
import { PageHeader } from '../../ui/page-header/PageHeader';
import { Chapter } from '../../ui/reading/Chapter';
import { Reading } from '../../ui/reading/Reading';
import { ErrorScreen, Notice } from '../../ui/states/ErrorScreen';
import { LoadingScreen } from '../../ui/states/LoadingScreen';
import { GuideSectionView } from './components/GuideSectionView';
import styles from './ExhibitorGuidePage.module.scss';
import { type GuideChapter, toGuides } from './model/toGuides';
import { MESSAGES, guideSubtitle } from './model/messages';
import { usePrintAlone } from './usePrintAlone';

/** What exhibitors have to know, guide by guide. */
export function Component() {
  const { data: event } = useGetEventQuery();
  const { data, error, isFetching, refetch } = useGetExhibitorGuidesQuery();
  const guides = useMemo(() => data && toGuides(data), [data]);
  const name = eventName(event);
  const content = guides?.[0]?.sections[0]?.content;
  const [printed, print] = usePrintAlone<GuideChapter>();
  const failure = !guides && !isFetching && isContentError(error) ? error : undefined;
  return (
    <>
      <PageHead
        // Browsers call the file so.
        title={pageTitle(printed?.title ?? MESSAGES.title, name)}
        description={(content && firstText(content)) ?? festivalBlurb(name)}
        shareDescription={event?.socialShareDescription}
      />
      <PageHeader title={MESSAGES.title} subtitle={guideSubtitle(event)} />
      {guides && <Guides guides={guides} printed={printed} onPrint={print} />}
      {failure && (
        <ErrorScreen
          error={failure}
          where="exhibitor-guide"
          title={MESSAGES.failed}
          text={MESSAGES.failedDetail}
          variant="detailed"
          onRetry={() => void refetch()}
        />
      )}
      {!guides && !failure && (
        <LoadingScreen variant="detailed" title={MESSAGES.loading} subtitle={MESSAGES.loadingDetail} />
      )}
    </>
  );
}

interface GuidesProps {
  guides: readonly GuideChapter[];
  /** The guide that stands on paper alone. */
  printed: GuideChapter | undefined;
  onPrint(guide: GuideChapter): void;
}

function Guides({ guides, printed, onPrint }: GuidesProps) {
  const contents = useMemo(
    () =>
      guides.map(({ anchor, title, sections }) => ({
        anchor,
        title,
        entries: sections.map((section) => ({ ...section, entries: [] })),
      })),
    [guides],
  );
  if (guides.length === 0) {
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
      {guides.map((guide, index) => (
        <Chapter
          key={guide.id}
          anchor={guide.anchor}
          number={index + 1}
          title={guide.title}
          className={guide === printed ? styles.alone : undefined}
        >
          <div className={styles.facts}>
            {guide.lastUpdated !== undefined && <p>Last updated {guide.lastUpdated}</p>}
            {guide.allowDownload && (
              <Button className={styles.download} onClick={() => onPrint(guide)}>
                {MESSAGES.download}
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
    </Reading>
  );
}

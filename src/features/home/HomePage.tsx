import { useGetEventQuery } from '../../api/content/event';
import { useTelemetry } from '../../hooks/useTelemetry';
import { ticketButton } from '../../lib/calls-to-action/callToAction';
import { isTitle } from '../../lib/media/titlePicture';
import type { ContentSection } from '../../lib/model/contentSection';
import type { FestivalEvent } from '../../lib/model/event';
import { PageHead } from '../../ui/page-head/PageHead';
import { ErrorScreen } from '../../ui/states/ErrorScreen';
import { LoadingScreen } from '../../ui/states/LoadingScreen';
import { ContentSectionView } from './components/ContentSectionView';
import { Hero } from './components/Hero';
import { JoinSection } from './components/JoinSection';
import styles from './HomePage.module.scss';

/** Sections that have a place of their own on the screen. */
const HERO = 'main-hero';
const JOIN = 'join';

/** The festival in five seconds, and then section by section. Without content it still says when and where. */
export function Component() {
  const { data: event, error, isError } = useGetEventQuery();
  if (!event && !isError) return <LoadingScreen />;
  return (
    <>
      <PageHead description={event?.description} shareDescription={event?.socialShareDescription} />
      {!event && (
        <div className={styles.failure}>
          <ErrorScreen
            error={error ?? {}}
            where="home"
            title="Failed to Load Event Data"
            text="We could not load the event data. The site continues with fallback content."
          />
        </div>
      )}
      <Hero event={event} section={sectionOf(event, HERO)} />
      {event?.contentSections
        .filter((section) => ![HERO, JOIN].includes(section.sectionId) && !isTitle(section))
        .map((section, index) => (
          <WithTickets key={index} event={event} section={section} />
        ))}
      <JoinSection section={sectionOf(event, JOIN)} />
    </>
  );
}

/** The welcome section sells tickets even where its editor gave it no button of its own. */
function WithTickets({ event, section }: { event: FestivalEvent; section: ContentSection }) {
  const telemetry = useTelemetry();
  return (
    <ContentSectionView
      section={section}
      fallbackAction={section.sectionId === 'welcome-section' ? ticketButton(event.ticketingCTAs) : undefined}
      onFollow={(action) => telemetry.purchaseClick(action.trackingLabel)}
      onVideoFailure={(address) =>
        telemetry.failure(new Error(`The video ${address} cannot be played.`), 'home')
      }
    />
  );
}

function sectionOf(event: FestivalEvent | undefined, id: string): ContentSection | undefined {
  return event?.contentSections.find(({ sectionId }) => sectionId === id);
}

import { TICKETS_LOADING } from '#lib/calls-to-action/callToAction.ts';
import { Button } from '../buttons/Button.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { ErrorScreen, Notice } from '../states/ErrorScreen.tsx';
import { LoadingScreen } from '../states/LoadingScreen.tsx';
import { BROKEN_PICTURE, TEXT, samplePicture } from './samples.ts';
import { Sample, Section } from './Section.tsx';

const MESSAGES = ['not found', 'Failed to fetch', 'server answered 500', 'x is undefined'];

/** Full screens and their headers, in all states. */
export function Screens() {
  return (
    <Section title="Screens">
      <Sample name="Page header" isWide>
        <PageHeader
          title="Marketplace"
          subtitle="Hundreds of brands and artists dropping exclusive items only at the event!"
        >
          <Button>Beside it</Button>
        </PageHeader>
      </Sample>
      <Sample name="Page header: title as a picture, tickets still loading" isWide>
        <PageHeader
          title="Marketplace"
          picture={samplePicture('M', 170)}
          subtitle="In a picture"
          tickets={TICKETS_LOADING}
        />
      </Sample>
      <Sample name="Page header: its picture is broken" isWide>
        <PageHeader title="Marketplace" picture={BROKEN_PICTURE} />
      </Sample>
      <Sample name="Rich text">
        <RichText value={TEXT} />
      </Sample>
      {(['branded', 'detailed', 'minimal'] as const).map((variant) => (
        <Sample key={variant} name={`Loading, ${variant}`} isWide>
          <LoadingScreen
            variant={variant}
            title="Loading Afterglow..."
            subtitle="Please wait while we fetch the latest information"
          />
        </Sample>
      ))}
      {MESSAGES.map((message) => (
        <Sample key={message} name={`Error, '${message}'`} isWide>
          <ErrorScreen error={{ message }} onRetry={ignore} onBack={ignore} />
        </Sample>
      ))}
      <Sample name="Error, detailed" isWide>
        <ErrorScreen error={{ message: 'network' }} onRetry={ignore} variant="detailed" />
      </Sample>
      <Sample name="Error with nothing to try again" isWide>
        <ErrorScreen error={{ message: '404' }} onRetry={null} onBack={ignore} />
      </Sample>
      <Sample name="Empty" isWide>
        <Notice title="No places found">
          <p>No places start with “Q”.</p>
          <Button>Clear All Filters</Button>
        </Notice>
      </Sample>
    </Section>
  );
}

function ignore() {
  // Does nothing in the gallery.
}

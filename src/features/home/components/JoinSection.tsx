import { Suspense, lazy } from 'react';
import { useFailureReport } from '../../../hooks/useTelemetry';
import { firstPicture } from '../../../lib/media/mediaSource';
import type { ContentSection } from '../../../lib/model/contentSection';
import { InlineNotice } from '../../../ui/notice/InlineNotice';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import { RichText } from '../../../ui/rich-text/RichText';
import { mailingList } from '../../mailing-list';
import styles from './JoinSection.module.scss';

interface JoinSectionProps {
  section: ContentSection | undefined;
}

/** What stands at the end of the page must not take the page with it when its code cannot be loaded. */
const SignUpForm = lazy(() =>
  mailingList.load().catch((error: unknown) => ({ default: () => <NoSignUp error={error} /> })),
);

/** The slide that asks for an address, over its picture where the event has one. */
export function JoinSection({ section }: JoinSectionProps) {
  const picture = firstPicture(section);
  const text = section?.modules.find((module) => module._type === 'textModule');
  return (
    <section id="join" className={styles.join} data-pictured={picture !== undefined}>
      {picture && (
        <div className={styles.picture}>
          <ResponsivePicture media={picture} alt={picture.altText ?? ''} />
        </div>
      )}
      <div className={styles.content}>
        <h2 className={styles.headline} dir="auto">
          {text?.headline ?? 'Stay in the loop'}
        </h2>
        {text && <RichText value={text.content} form="full" topHeading={3} />}
        <div className={styles.form}>
          <Suspense>
            <SignUpForm />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

function NoSignUp({ error }: { error: unknown }) {
  useFailureReport(error, 'mailing-list');
  return <InlineNotice tone="warning" title="The sign-up could not be loaded. Please reload the page." />;
}

import { Suspense } from 'react';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { ActionButton } from '#lib/calls-to-action/callToAction.ts';
import { firstPicture } from '#lib/media/mediaSource.ts';
import type { ContentSection } from '#lib/schema/contentSection.ts';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { ResponsivePicture } from '#ui/picture/ResponsivePicture.tsx';
import { mailingList } from '#features/mailing-list/index.ts';
import { MESSAGES } from '../messages/index.ts';
import { TextModuleView } from './TextModuleView.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import styles from './JoinSection.module.scss';

interface JoinSectionProps {
  section: ContentSection | undefined;
  onFollow(action: ActionButton): void;
}

const SignUpForm = lazyWithFallback(mailingList.load, NoSignUp);

/**
 * One element: a new one would be an update, and React renders a part anew that is updated before its code arrives. What
 * was typed into it would be lost.
 */
const signUp = (
  <Suspense>
    <SignUpForm />
  </Suspense>
);

/** The mailing list section, over the event's picture if it has one. */
export function JoinSection({ section, onFollow }: JoinSectionProps) {
  const { t } = useI18n();
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
        <TextModuleView
          {...text}
          headline={text?.headline ?? t(MESSAGES.join)}
          headlineStyle={text?.headlineStyle ?? 'display'}
          onFollow={onFollow}
        />
        <div className={styles.form}>{signUp}</div>
      </div>
    </section>
  );
}

function NoSignUp({ error }: { error: unknown }) {
  const { t } = useI18n();
  useFailureReport(error, 'mailing-list');
  return <InlineNotice tone="warning" title={t(MESSAGES.formFailed)} />;
}

import { Suspense, useRef } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { MissingPart } from '../components/MissingPart.tsx';
import { selectApplicant } from '../model/applicantSlice.ts';
import { MESSAGES } from '../messages/index.ts';
import { useApplicant } from '../useApplicant.ts';
import { ApplicantActions } from './ApplicantActions.tsx';
import { ApplicantNews } from './ApplicantNews.tsx';
import { OwnApplicationView } from './OwnApplicationView.tsx';
import ResendForm from './ResendForm.tsx';
import styles from './Applicant.module.scss';

const ExhibitorKit = lazyWithFallback(
  () => import(/* webpackChunkName: "exhibitor-kit" */ '../exhibitor-kit/ExhibitorKit.tsx'),
  MissingPart,
);

const AnswersSection = lazyWithFallback(
  () => import(/* webpackChunkName: "edit" */ '../answers/AnswersSection.tsx'),
  MissingPart,
);

const ListingSection = lazyWithFallback(
  () => import(/* webpackChunkName: "edit" */ '../listing/ListingSection.tsx'),
  MissingPart,
);

/** What an applicant sees who follows the link of their application. */
export default function ApplicantView() {
  const { t } = useI18n();
  const { stage, application } = useAppSelector(selectApplicant);
  const { follow, forget } = useApplicant();
  const view = useRef<HTMLDivElement>(null);
  const isLost = stage === 'unknown' || stage === 'over' || stage === 'past';
  return (
    <div ref={view} tabIndex={-1} className={styles.applicant}>
      <ApplicantNews />
      {application && (
        <>
          <OwnApplicationView application={application} />
          {application.answers && (
            <Suspense>
              <AnswersSection
                id={application.id}
                email={application.contact_email}
                answers={application.answers}
              />
            </Suspense>
          )}
          {application.listing && (
            <Suspense>
              <ListingSection id={application.id} listing={application.listing} />
            </Suspense>
          )}
          {application.status === 'published' && (
            <Suspense>
              <ExhibitorKit id={application.id} booth={application.booth} />
            </Suspense>
          )}
          <ApplicantActions application={application} />
        </>
      )}
      {stage === 'unknown' && <ResendForm />}
      {(isLost || stage === 'unread') && (
        <ButtonRow>
          {stage === 'unread' && (
            <Button
              variant="primary"
              onClick={() => {
                // The button disappears.
                view.current?.focus();
                follow();
              }}
            >
              {t(WORDS.tryAgain)}
            </Button>
          )}
          <Button onClick={forget}>{t(MESSAGES.toForm)}</Button>
        </ButtonRow>
      )}
    </div>
  );
}

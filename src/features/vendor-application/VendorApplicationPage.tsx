import { Suspense, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '#content/store.ts';
import { festivalDates } from '#content/festival/eventDates.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { TooltipGroup } from '#ui/tooltip/Tooltip.tsx';
import { AnotherDevice } from './components/AnotherDevice.tsx';
import { ApplicationForm } from './components/ApplicationForm.tsx';
import { AppliedBefore } from './components/AppliedBefore.tsx';
import { MissingPart } from './components/MissingPart.tsx';
import { SentNotice } from './components/SentNotice.tsx';
import { selectApplicant } from './model/applicantSlice.ts';
import { selectDraft } from './model/draftSlice.ts';
import { selectSubmission } from './model/submissionSlice.ts';
import { useLinkInAddress } from './useLinkInAddress.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './VendorApplicationPage.module.scss';

export { slice } from './model/slice.ts';

const ApplicantView = lazyWithFallback(
  () => import(/* webpackChunkName: "applicant" */ './applicant/ApplicantView.tsx'),
  MissingPart,
);

const OpenDraft = lazyWithFallback(
  () => import(/* webpackChunkName: "applicant" */ './draft/OpenDraft.tsx'),
  MissingPart,
);

/**
 * The application form for vendors, brands and artists. With the link of an application (`#application=…`) it shows what
 * becomes of that one instead, and with the link of a draft (`#draft=…`) the form with its texts. Pages are rendered with the form, because a fragment is known in browsers only.
 */
export function Component() {
  const { t } = useI18n();
  const festival = useFestival();
  const { name, venue } = festival;
  const { stage } = useAppSelector(selectApplicant);
  const isForm = stage === 'form';
  const title = t(isForm ? MESSAGES.title : MESSAGES.yourApplication);
  const body = useRef<HTMLDivElement>(null);
  const wasForm = useRef(isForm);
  useLinkInAddress();
  useEffect(() => {
    // The button that leads back to the form is gone.
    if (isForm && !wasForm.current) body.current?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  return (
    <>
      <PageHead
        title={pageTitle(title, festival)}
        description={t(MESSAGES.description, { name, dates: festivalDates(festival, t), venue })}
      />
      <PageHeader title={title} subtitle={isForm ? t(MESSAGES.intro) : undefined} isLarge />
      <div ref={body} tabIndex={-1} className={styles.body}>
        {isForm ? (
          <FormWithNotice />
        ) : (
          <Suspense fallback={<p className={styles.loading}>{t(MESSAGES.reading)}</p>}>
            <ApplicantView />
          </Suspense>
        )}
      </div>
    </>
  );
}

function FormWithNotice() {
  const { sent, link } = useAppSelector(selectSubmission);
  const [sentBefore] = useState(sent);
  const { opening, opened } = useAppSelector(selectDraft);
  return (
    <>
      {sent > 0 && link !== 'over' && <SentNotice key={`notice-${sent}`} isNew={sent > sentBefore} />}
      {opening.stage !== 'none' && (
        <Suspense>
          <OpenDraft />
        </Suspense>
      )}
      <TooltipGroup>
        {/* Resets the form after each sent application, and after a draft was opened. */}
        <ApplicationForm key={`${sent} ${opened}`}>
          <AnotherDevice />
        </ApplicationForm>
      </TooltipGroup>
      <AppliedBefore />
    </>
  );
}

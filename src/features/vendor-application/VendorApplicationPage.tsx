import { useState } from 'react';
import { useAppSelector } from '#content/store.ts';
import { festivalDates } from '#content/festival/eventDates.ts';
import { useFestival } from '#content/festival/useFestival.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { TooltipGroup } from '#ui/tooltip/Tooltip.tsx';
import { ApplicationForm } from './components/ApplicationForm.tsx';
import { SentNotice } from './components/SentNotice.tsx';
import { selectSubmission, submissionSlice } from './model/submissionSlice.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './VendorApplicationPage.module.scss';

export { submissionSlice as slice };

/** The application form for vendors, brands and artists. */
export function Component() {
  const { t } = useI18n();
  const festival = useFestival();
  const { name, venue } = festival;
  const { sent } = useAppSelector(selectSubmission);
  const [sentBefore] = useState(sent);
  return (
    <>
      <PageHead
        title={pageTitle(t(MESSAGES.title), festival)}
        description={t(MESSAGES.description, { name, dates: festivalDates(festival, t), venue })}
      />
      <PageHeader title={t(MESSAGES.title)} subtitle={t(MESSAGES.intro)} isLarge />
      <div className={styles.body}>
        {sent > 0 && <SentNotice key={`notice-${sent}`} isNew={sent > sentBefore} />}
        <TooltipGroup>
          {/* Resets the form after each sent application. */}
          <ApplicationForm key={sent} />
        </TooltipGroup>
      </div>
    </>
  );
}

import { useId } from 'react';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { readInstant } from '#lib/dates/instant.ts';
import { formatLongDate } from '#lib/dates/longDate.ts';
import { dayAndTime } from '#lib/dates/timeTexts.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import type { ApplicationStatus, OwnApplication } from '#submissions/applicantLink.ts';
import { MESSAGES } from '../messages/index.ts';
import { Facts } from './Facts.tsx';
import { Reason } from './Reason.tsx';
import styles from './OwnApplicationView.module.scss';

/** The name of each state, and what happens next. */
const STATES: Record<ApplicationStatus, { name: Message; next: Message }> = {
  submitted: { name: MESSAGES.submitted, next: MESSAGES.submittedNext },
  'in-review': { name: MESSAGES.inReview, next: MESSAGES.inReviewNext },
  waitlisted: { name: MESSAGES.waitlisted, next: MESSAGES.waitlistedNext },
  offered: { name: MESSAGES.offered, next: MESSAGES.offeredNext },
  accepted: { name: MESSAGES.accepted, next: MESSAGES.acceptedNext },
  published: { name: MESSAGES.published, next: MESSAGES.publishedNext },
  declined: { name: MESSAGES.declined, next: MESSAGES.declinedNext },
  withdrawn: { name: MESSAGES.withdrawn, next: MESSAGES.withdrawnNext },
  expired: { name: MESSAGES.expired, next: MESSAGES.expiredNext },
};

/** What becomes of an application, as its applicant sees it. */
export function OwnApplicationView({ application }: { application: OwnApplication }) {
  const { t } = useI18n();
  const { zone } = useFestivalTime();
  const id = useId();
  const { status, reason, booth, answer_by: answerBy, company_name: name, created_at: sentAt } = application;
  const deadline = status === 'offered' ? readInstant(answerBy ?? undefined, zone) : undefined;
  const facts = [
    { term: t(MESSAGES.businessName), content: name },
    { term: t(MESSAGES.sentOn), content: formatLongDate(sentAt, zone, t) },
    { term: t(MESSAGES.booth), content: booth ?? undefined },
    {
      term: t(MESSAGES.answerBy),
      content:
        deadline === undefined
          ? undefined
          : t(MESSAGES.festivalTime, { time: dayAndTime(zone.wallClockAt(deadline), t) }),
    },
  ];
  return (
    <section aria-labelledby={id} className={styles.application}>
      <div className={styles.state}>
        <h2 id={id} className={styles.name}>
          {t(STATES[status].name)}
        </h2>
        <p>{t(STATES[status].next)}</p>
      </div>
      <Reason text={reason} />
      <Facts facts={facts} />
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { type Action, type Notice, formNotice, selectApplicant } from '../model/applicantSlice.ts';
import { MESSAGES } from '../messages/index.ts';
import { failureText } from './failureText.ts';
import styles from './Applicant.module.scss';

const DONE: Record<Action, Message> = {
  accept: MESSAGES.doneAccept,
  decline: MESSAGES.doneDecline,
  withdraw: MESSAGES.doneWithdraw,
  edit: MESSAGES.doneEdit,
  answer: MESSAGES.doneAnswer,
  end: MESSAGES.doneEnd,
  erase: MESSAGES.doneErase,
};

/** What has become of the last action, announced. It gets the focus, which a button has lost that is gone or disabled. */
export function ApplicantNews() {
  const applicant = useAppSelector(selectApplicant);
  const { stage } = applicant;
  const notice = formNotice(applicant) ? undefined : applicant.notice;
  const { t } = useI18n();
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) news.current?.focus();
  }, [notice]);
  return (
    <div ref={news} role="status" tabIndex={-1} className={styles.answer}>
      {stage === 'past' && (
        <InlineNotice tone="info" title={t(MESSAGES.pastLink)}>
          <p>{t(MESSAGES.pastLinkDetail)}</p>
        </InlineNotice>
      )}
      {stage === 'reading' && <p>{t(MESSAGES.reading)}</p>}
      {stage === 'unknown' ? (
        <InlineNotice tone="warning" title={t(MESSAGES.unknownLink)}>
          <p>{t(MESSAGES.unknownLinkDetail)}</p>
        </InlineNotice>
      ) : (
        notice && <Result notice={notice} />
      )}
    </div>
  );
}

function Result({ notice }: { notice: Notice }) {
  const i18n = useI18n();
  const { t } = i18n;
  switch (notice.kind) {
    case 'done':
      return <InlineNotice tone="success" title={t(DONE[notice.action])} />;
    case 'changed':
      return <InlineNotice tone="warning" title={t(MESSAGES.changed)} />;
    case 'refused':
      return (
        <InlineNotice
          tone="warning"
          title={t(notice.action === 'answer' ? MESSAGES.refusedAnswer : MESSAGES.refusedEdit)}
        />
      );
    case 'failed':
      return (
        <InlineNotice tone="danger" title={t(notice.action ? MESSAGES.actionFailed : MESSAGES.unread)}>
          <p>{failureText(notice.error, i18n, notice.action ? MESSAGES.noAnswer : MESSAGES.noConnection)}</p>
        </InlineNotice>
      );
  }
}

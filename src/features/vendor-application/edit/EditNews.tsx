import { type ReactNode, useEffect, useRef } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { failureText } from '../applicant/failureText.ts';
import { formNotice, selectApplicant } from '../model/applicantSlice.ts';
import { MESSAGES as APPLICANT } from '../messages/index.ts';
import { MESSAGES } from './messages/index.ts';
import styles from './Edit.module.scss';

/** A version that is newer than the one that the applicant began with. */
export interface NewerVersion {
  title: string;
  facts: ReactNode;
}

/** Why an edit is not sent yet, announced. It gets the focus, which the disabled form has lost. */
export function EditNews({ newer }: { newer: NewerVersion | undefined }) {
  const i18n = useI18n();
  const { t } = i18n;
  const notice = formNotice(useAppSelector(selectApplicant));
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) news.current?.focus();
  }, [notice]);
  return (
    <div ref={news} role="status" tabIndex={-1} className={styles.news}>
      {newer && (
        <InlineNotice tone="warning" title={newer.title}>
          <p>{t(MESSAGES.overtakenDetail)}</p>
          {newer.facts}
        </InlineNotice>
      )}
      {notice?.kind === 'failed' && (
        <InlineNotice tone="danger" title={t(APPLICANT.actionFailed)}>
          <p>{failureText(notice.error, i18n)}</p>
        </InlineNotice>
      )}
    </div>
  );
}

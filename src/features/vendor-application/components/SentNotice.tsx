import { useEffect, useRef } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { MESSAGES } from '../messages/index.ts';
import { SentLink } from './SentLink.tsx';
import styles from './SentNotice.module.scss';

interface SentNoticeProps {
  /** The application was sent just now: the notice gets the focus, which the reset form has lost. */
  isNew: boolean;
}

/** Says that the application was sent. Unlike the toast, it stays. */
export function SentNotice({ isNew }: SentNoticeProps) {
  const { t } = useI18n();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <InlineNotice tone="success" title={t(MESSAGES.sent)}>
        <p>{t(MESSAGES.sentDetail)}</p>
        <SentLink />
      </InlineNotice>
    </div>
  );
}

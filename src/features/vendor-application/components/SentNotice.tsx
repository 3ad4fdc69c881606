import { useEffect, useRef } from 'react';
import { InlineNotice } from '#ui/notice/InlineNotice.tsx';
import { MESSAGES } from '../model/messages.ts';
import styles from './SentNotice.module.scss';

interface SentNoticeProps {
  /** Just now: it takes the focus, which the emptied form has lost. */
  isNew: boolean;
}

/** Stays when the toast is gone. */
export function SentNotice({ isNew }: SentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <InlineNotice tone="success" title={MESSAGES.sent}>
        <p>{MESSAGES.sentDetail}</p>
      </InlineNotice>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { InlineNotice } from '../../../ui/notice/InlineNotice';
import { WORDS } from '../model/words';
import styles from './SentNotice.module.scss';

/** Stays when the toast is gone. It takes the focus, which the emptied form has lost. */
export function SentNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <InlineNotice tone="success" title={WORDS.sent}>
        <p>{WORDS.sentDetail}</p>
      </InlineNotice>
    </div>
  );
}

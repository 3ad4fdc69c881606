import { useState } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Button, ButtonRow } from '#ui/buttons/Button.tsx';
import { linkOf, sentLinkStorage } from '../model/linkStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './SentLink.module.scss';

/** The link of the application that was just sent; if there is none, that it comes by mail. */
export function SentLink() {
  const { t, prefix } = useI18n();
  const { link } = useAppSelector(selectSubmission);
  const [status, setStatus] = useState('');
  const token = link === 'kept' ? sentLinkStorage.read() : undefined;
  const address = token === undefined ? undefined : linkOf(token, prefix);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t(MESSAGES.copied));
    } catch {
      setStatus(t(MESSAGES.copyBlocked));
    }
  }

  return (
    <>
      {address !== undefined && <h2 className={styles.title}>{t(MESSAGES.keepLink)}</h2>}
      {/* It exists before its text, which is announced. */}
      <p role="status" className={styles.status}>
        {address !== undefined && t(MESSAGES.keepLinkDetail)}
        {address === undefined && link !== 'pending' && t(MESSAGES.linkByMail)}
      </p>
      {address !== undefined && (
        <>
          <input
            className={styles.link}
            aria-label={t(MESSAGES.link)}
            dir="ltr"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <ButtonRow>
            <Button onClick={() => void copy(address)}>{t(MESSAGES.copy)}</Button>
          </ButtonRow>
          <p role="status" className={styles.status}>
            {status}
          </p>
        </>
      )}
    </>
  );
}

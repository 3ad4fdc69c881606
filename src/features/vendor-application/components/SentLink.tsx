import { useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { linkOf, sentLinkStorage } from '../model/linkStorage.ts';
import { selectSubmission } from '../model/submissionSlice.ts';
import { MESSAGES } from '../messages/index.ts';
import { LinkToCopy } from '#ui/link-to-copy/LinkToCopy.tsx';
import styles from './SentLink.module.scss';

/** The link of the application that was just sent; if there is none, that it comes by mail. */
export function SentLink() {
  const { t, prefix } = useI18n();
  const { link } = useAppSelector(selectSubmission);
  const token = link === 'kept' ? sentLinkStorage.read() : undefined;
  return (
    <>
      {token !== undefined && <h2 className={styles.title}>{t(MESSAGES.keepLink)}</h2>}
      {/* It exists before its text, which is announced. */}
      <p role="status" className={styles.status}>
        {token !== undefined && t(MESSAGES.keepLinkDetail)}
        {token === undefined && link !== 'pending' && t(MESSAGES.linkByMail)}
      </p>
      {token !== undefined && (
        <LinkToCopy label={t(MESSAGES.link)} address={linkOf('application', token, prefix)} />
      )}
    </>
  );
}

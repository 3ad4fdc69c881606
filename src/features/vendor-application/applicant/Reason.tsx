import { useI18n } from '#hooks/useI18n.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './Reason.module.scss';

/** What the organisers have written; nothing if they have not. */
export function Reason({ text }: { text: string | null }) {
  const { t } = useI18n();
  if (text === null) return null;
  return (
    <figure className={styles.reason}>
      <figcaption className={styles.term}>{t(MESSAGES.reason)}</figcaption>
      <blockquote className={styles.words} dir="auto">
        {text}
      </blockquote>
    </figure>
  );
}

import { useI18n } from '#hooks/useI18n.ts';
import type { EventChange } from '../model/eventChange.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './ChangeNote.module.scss';

/** What has changed about an event since the page was opened, with the old value. */
export function ChangeNote({ badge, old }: EventChange) {
  const { t } = useI18n();
  return (
    <span className={styles.note}>
      <mark>{t(badge)}</mark>
      {old !== undefined && (
        <>
          {' '}
          <span className={styles.was}>{`${t(MESSAGES.was)} `}</span>
          <del>{old}</del>
        </>
      )}{' '}
    </span>
  );
}

import type { EventChange } from '../model/eventChange.ts';
import styles from './ChangeNote.module.scss';

/** What has changed about an event since the page was opened, with the old value. */
export function ChangeNote({ badge, old }: EventChange) {
  return (
    <span className={styles.note}>
      <mark>{badge}</mark>
      {old !== undefined && (
        <>
          {' '}
          <span className={styles.was}>was </span>
          <del>{old}</del>
        </>
      )}{' '}
    </span>
  );
}

import type { MouseEvent } from 'react';
import { Link } from '../links/Link.tsx';
import { DialogList } from './DialogList.tsx';
import styles from './DialogList.module.scss';

/** An event of the schedule, as a dialog lists it. */
export interface SessionLink {
  id: string;
  title: string;
  /** `Saturday, May 3, 11:00 AM – 11:45 AM` */
  when: string;
  where: string;
  /** The event's URL; undefined if it has none. */
  to: string | undefined;
}

interface SessionLinksProps {
  title: string;
  sessions: readonly SessionLink[];
  /** From `useFollowCard`, if the dialog is over the schedule. */
  onFollow?(event: MouseEvent): void;
}

/** Events with their time and place; nothing if there are none. */
export function SessionLinks({ title, sessions, onFollow }: SessionLinksProps) {
  if (sessions.length === 0) return null;
  return (
    <DialogList title={title}>
      {sessions.map(({ id, to, title, when, where }) => {
        const content = (
          <>
            <b dir="auto">{title}</b> <span>{when}</span> <span dir="auto">{where}</span>
          </>
        );
        return (
          <li key={id}>
            {to === undefined ? (
              <div className={styles.session}>{content}</div>
            ) : (
              <Link to={to} className={styles.session} onClick={onFollow}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </DialogList>
  );
}

import { type MouseEvent, memo } from 'react';
import { Picture } from '../../../ui/picture/Picture';
import type { EventCardModel } from '../model/toCard';
import { WORDS } from '../model/words';
import styles from './EventRow.module.scss';

interface EventRowProps {
  card: EventCardModel;
  /** Undefined where the event has no address of its own. */
  to: string | undefined;
  isEager: boolean;
  /** From `useFollowCard`. */
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
}

/** One line of the timetable. The whole row is the link. */
export const EventRow = memo(function EventRow({ card, to, isEager, onFollow }: EventRowProps) {
  const content = <RowContent card={card} isEager={isEager} />;
  if (to === undefined) return <div className={styles.row}>{content}</div>;
  return (
    <a href={to} className={styles.row} onClick={onFollow}>
      {content}
    </a>
  );
});

function RowContent({ card, isEager }: Pick<EventRowProps, 'card' | 'isEager'>) {
  const { start, time, dayName, title, location, performers, duration, picture } = card;
  return (
    <>
      <span className={styles.when}>
        {start === undefined || time === undefined ? (
          <span className={styles.time}>{WORDS.timeUnknown}</span>
        ) : (
          <time dateTime={new Date(start).toISOString()}>
            <span className={styles.time}>{time.time}</span> <span className={styles.half}>{time.half}</span>
          </time>
        )}{' '}
        <span className={styles.day}>{dayName}</span>
      </span>{' '}
      <span className={styles.frame}>
        <Picture
          src={picture}
          alt=""
          widths={[160, 320, 480]}
          ratio={16 / 9}
          sizes="(width < 768px) 88px, 208px"
          eager={isEager}
          className={styles.picture}
        />
      </span>{' '}
      <span className={styles.text}>
        <span className={styles.title} dir="auto">
          {title}
        </span>{' '}
        <span className={styles.detail} dir="auto">
          {location}
        </span>{' '}
        {performers !== '' && (
          <span className={styles.detail} dir="auto">
            {performers}
          </span>
        )}{' '}
        {duration !== undefined && <span className={styles.duration}>{duration}</span>}
      </span>
    </>
  );
}

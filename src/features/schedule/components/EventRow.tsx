import { type CSSProperties, memo } from 'react';
import { event } from '#content/event/index.ts';
import { LateMarks } from '#features/facets/index.ts';
import type { Change } from '#content/live/liveSlice.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import type { Phase } from '#content/event/phase.ts';
import { eventChange } from '../model/eventChange.ts';
import type { EventCardModel } from '../model/toCard.ts';
import { MESSAGES } from '../messages/index.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './EventRow.module.scss';

interface EventRowProps {
  card: EventCardModel;
  /** Undefined if the event has no URL of its own. */
  to: string | undefined;
  /** How the picture loads; `later` only reserves its space. Undefined if the schedule has no pictures. */
  picture: 'eager' | 'lazy' | 'later' | undefined;
  /** What has happened to the event since the page was opened. */
  change: Change | undefined;
  phase: Phase;
  /** How much of a running event is over. Percent. */
  progress: number | undefined;
}

/**
 * One row of the timetable. The whole row is a link. Large pages have hundreds of rows, so elements are styled by their
 * position in the list `rows`, which saves sending a class for each.
 */
export const EventRow = memo(function EventRow({
  card,
  to,
  picture,
  change,
  phase,
  progress,
}: EventRowProps) {
  const content = (
    <>
      <EventTime card={card} /> {picture === 'later' && card.picture !== undefined && <i />}
      {(picture === 'eager' || picture === 'lazy') && (
        <span className={styles.frame} data-empty={card.picture === undefined || undefined}>
          <Picture
            src={card.picture}
            alt=""
            widths={[160, 320, 480]}
            ratio={16 / 9}
            sizes="(width < 768px) 96px, 208px"
            eager={picture === 'eager'}
            className={styles.picture}
          />
        </span>
      )}
      <EventText card={card} change={change} phase={phase} />
    </>
  );
  const isCancelled = change?.kind === 'removed';
  const style: CSSProperties & Record<`--${string}`, unknown> = { '--progress': `${progress}%` };
  const row = { 'data-phase': phase, style: progress === undefined ? undefined : style };
  if (to === undefined || isCancelled) {
    return (
      <div {...row} className={isCancelled ? styles.cancelled : undefined}>
        {content}
      </div>
    );
  }
  return (
    <PlainLink href={to} {...row}>
      {content}
    </PlainLink>
  );
});

function EventTime({ card: { start, time, until, dayName, duration } }: Pick<EventRowProps, 'card'>) {
  const { t } = useI18n();
  if (start === undefined || !time)
    return (
      <span>
        <b>{t(MESSAGES.timeUnknown)}</b>
      </span>
    );
  return (
    <time dateTime={new Date(start).toISOString().replace(/(:00)?\.000Z$/, 'Z')}>
      <b>{time.time}</b>
      {time.half === '' ? ' ' : ` ${time.half} `}
      {until !== undefined && <span>{`${until} `}</span>}
      <small>{duration === undefined ? dayName : `${dayName} · ${duration}`}</small>
    </time>
  );
}

function EventText({ card, change, phase }: Pick<EventRowProps, 'card' | 'change' | 'phase'>) {
  const { t } = useI18n();
  const { title, location, categories, performers, facets } = card;
  return (
    <span>
      <b dir="auto">{title}</b>
      <span>
        {phase === 'running' && <span className={styles.running}>{t(MESSAGES.onNow)} </span>}
        {change && <RowChange card={card} change={change} />}
        <span>{` ${location}`}</span>
        {categories !== '' && <i>{` ${categories}`}</i>}
        {facets && <LateMarks chosen={facets} type={event.type} />}
      </span>
      {performers !== '' && <small>{` ${performers}`}</small>}
    </span>
  );
}

function RowChange({ card, change }: { card: EventCardModel; change: Change }) {
  return <ChangeNote {...eventChange(change, card, useFestivalTime(), useI18n().t)} />;
}

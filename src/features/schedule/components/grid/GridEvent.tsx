import { type CSSProperties, memo } from 'react';
import type { Change } from '#content/live/liveSlice.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import type { Phase } from '#content/event/phase.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { timeUntil } from '#lib/dates/timeTexts.ts';
import { eventChange } from '../../model/eventChange.ts';
import type { GridBox } from '../../model/grid.ts';
import type { EventCardModel } from '../../model/toCard.ts';
import { PickButton } from '#features/picks/index.ts';
import { ChangeNote } from '../ChangeNote.tsx';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './GridEvent.module.scss';

interface GridEventProps {
  box: GridBox;
  room: string;
  /** Whether the room is visible, not only read aloud: the column is not that of the room. */
  showsRoom: boolean;
  /** Undefined if the event has no URL of its own. */
  href: string | undefined;
  /** The hue of its category's colour in degrees; undefined without a category. */
  hue: number | undefined;
  change: Change | undefined;
  phase: Phase;
  /** Whether the Tab key leads to it. */
  isInTabOrder: boolean;
}

/** An event in the grid. The whole box is a link, with a heart in its corner. */
export const GridEvent = memo(function GridEvent({
  box,
  room,
  showsRoom,
  href,
  hue,
  change,
  phase,
  isInTabOrder,
}: GridEventProps) {
  const { card, top, length, lane, lanes } = box;
  const { t } = useI18n();
  const { title, startClock, until, end, categories } = card;
  const isCancelled = change?.kind === 'removed';
  const style: CSSProperties & Record<`--${string}`, unknown> = {
    '--at': top,
    '--length': length,
    '--lane': lane,
    '--lanes': lanes,
    '--hue': hue,
  };
  const tabIndex = isInTabOrder ? 0 : -1;
  const shared = {
    className: styles.event,
    tabIndex,
    'data-box': box.id,
    'data-phase': phase,
    'data-tinted': hue === undefined ? undefined : true,
    'data-narrow': lanes > 2 || undefined,
    'data-cancelled': isCancelled || undefined,
    'data-open': end === undefined || undefined,
  };
  const content = (
    <>
      <b dir="auto">{title}</b> <span className={showsRoom ? styles.times : styles.room}>{room} </span>
      <span className={styles.times}>{startClock && timeUntil(startClock, until, t)}</span>{' '}
      {change && <GridChange card={card} change={change} />}
      {categories !== '' && <span className={styles.category}>{categories}</span>}
    </>
  );
  return (
    <li className={styles.box} style={style}>
      {href === undefined || isCancelled ? (
        <div {...shared}>{content}</div>
      ) : (
        <PlainLink href={href} {...shared}>
          {content}
        </PlainLink>
      )}
      <PickButton kind="event" id={card.id} alias={card.alias} name={title} tabIndex={tabIndex} />
    </li>
  );
});

function GridChange({ card, change }: { card: EventCardModel; change: Change }) {
  return <ChangeNote {...eventChange(change, card, useFestivalTime(), useI18n().t)} />;
}

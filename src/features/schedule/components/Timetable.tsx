import type { CSSProperties, ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { useHydrating } from '../../../hooks/useHydrating';
import { usePrinting } from '../../../hooks/usePrinting';
import type { TimetableDay } from '../../../lib/schedule/timetable';
import type { EventCardModel } from '../model/toCard';
import styles from './Timetable.module.scss';

/** Rows that come and go together. */
const BLOCK = 8;
/** How near to the window a block is in the document, so that a fast flick meets rows and not blanks. */
const NEAR = '600px 0px';
/** Hours that are there before anything is measured. */
const FIRST_HOURS = 3;
/** A timetable of so many rows stands whole in the HTML of its page, for those who read it without its script. */
const RENDERED_ROWS = 150;

interface TimetableProps {
  days: readonly TimetableDay<EventCardModel>[];
  renderRow(card: EventCardModel): ReactNode;
}

/**
 * Rows by day and hour, whose headings stay in the window. Only rows near the window are in the document, however many
 * there are; the others' places are kept, and on paper all are there.
 */
export function Timetable({ days, renderRow }: TimetableProps) {
  const isPrinting = usePrinting();
  const isWhole = useHydrating() && rowsOf(days) <= RENDERED_ROWS;
  return days.map((day, dayIndex) => (
    <section key={day.key} aria-label={day.name}>
      <h2 className={styles.dayName}>{day.name}</h2>
      {day.hours.map((hour, hourIndex) => (
        <section key={hour.name} className={styles.hour}>
          <h3 className={styles.hourName}>{hour.name}</h3>
          {inBlocks(hour.entries).map((cards, index) => (
            <Block
              key={index}
              cards={cards}
              isFirst={isWhole || (dayIndex === 0 && hourIndex < FIRST_HOURS && index === 0)}
              isPrinting={isPrinting}
              renderRow={renderRow}
            />
          ))}
        </section>
      ))}
    </section>
  ));
}

interface BlockProps extends Pick<TimetableProps, 'renderRow'> {
  cards: readonly EventCardModel[];
  isFirst: boolean;
  isPrinting: boolean;
}

function Block({ cards, isFirst, isPrinting, renderRow }: BlockProps) {
  const [ref, isNear] = useInView({ rootMargin: NEAR, initialInView: isFirst });
  return (
    <ul ref={ref} className={styles.block} style={{ '--rows': cards.length } as CSSProperties}>
      {(isNear || isPrinting) &&
        cards.map((card) => (
          <li key={card.id} className={styles.cell}>
            {renderRow(card)}
          </li>
        ))}
    </ul>
  );
}

function rowsOf(days: TimetableProps['days']): number {
  return days.flatMap(({ hours }) => hours).reduce((sum, { entries }) => sum + entries.length, 0);
}

function inBlocks<T>(entries: readonly T[]): T[][] {
  const count = Math.ceil(entries.length / BLOCK);
  return Array.from({ length: count }, (_, index) => entries.slice(index * BLOCK, (index + 1) * BLOCK));
}

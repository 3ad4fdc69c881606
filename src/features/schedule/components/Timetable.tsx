import { type CSSProperties, type MouseEvent, type ReactNode, type RefObject, useMemo } from 'react';
import { useInView } from 'react-intersection-observer';
import { useHydrating } from '#hooks/useHydrating.ts';
import { usePrinting } from '#hooks/usePrinting.ts';
import type { RowHeights } from '../useRowHeights.ts';
import { type RowBlock, blocksOf } from '../model/blocks.ts';
import { FIRST_ROWS } from '../model/rowLimits.ts';
import type { ShownDay } from '../model/scheduleView.ts';
import type { EventCardModel } from '../model/toCard.ts';
import rowStyles from './EventRow.module.scss';
import styles from './Timetable.module.scss';

/** How near to the window a block is in the document, so that a fast flick meets rows and not blanks. */
const NEAR = '600px 0px';

/** A block that React finds in the page and leaves as it is. One object: another would be other HTML. */
const AS_IN_PAGE = { __html: '' };

interface TimetableProps {
  days: readonly ShownDay[];
  /** For the element around the rows. */
  list: RefObject<HTMLDivElement | null>;
  /** Undefined until some are measured. */
  heights: RowHeights | undefined;
  /** Whether some rows have a picture. */
  hasPictures: boolean;
  /** @param start how many rows stand before its block. */
  renderRow(card: EventCardModel, start: number): ReactNode;
  /** From `useFollowCard`. It listens around the rows, since React does not know those that it leaves as they are. */
  onFollow(event: MouseEvent): void;
  /** The way to a day whose rows are not here. */
  renderLink(day: ShownDay): ReactNode;
}

/**
 * Rows by day and hour, whose headings stay in the window. Only rows near the window are in the document, however many
 * there are; the others' places are kept, and on paper all are there.
 */
export function Timetable({
  days,
  list,
  heights,
  hasPictures,
  renderRow,
  onFollow,
  renderLink,
}: TimetableProps) {
  const isPrinting = usePrinting();
  const isHydrating = useHydrating();
  const blocks = useMemo(() => blocksOf(days), [days]);
  const sections = days.map((day, dayIndex) => (
    <section key={day.key} aria-label={day.name}>
      <h2 className={styles.dayName}>{day.name}</h2>
      {day.tab !== undefined && renderLink(day)}
      {day.tab === undefined &&
        blocks[dayIndex]?.map((hour) => (
          <section key={hour.name} className={styles.hour}>
            <h3 className={styles.hourName}>{hour.name}</h3>
            {hour.blocks.map((block, index) => (
              <Block
                key={index}
                {...block}
                heights={heights}
                isFirst={isHydrating || block.start < FIRST_ROWS}
                isPrinting={isPrinting}
                renderRow={renderRow}
                onFollow={onFollow}
              />
            ))}
          </section>
        ))}
    </section>
  ));
  return (
    <div ref={list} className={styles.timetable} data-pictures={hasPictures || undefined}>
      {sections}
    </div>
  );
}

interface BlockProps extends RowBlock, Pick<TimetableProps, 'heights' | 'renderRow' | 'onFollow'> {
  /** Whether it is in the document before anything is measured. */
  isFirst: boolean;
  isPrinting: boolean;
}

function Block({ start, count, cards, heights, isFirst, isPrinting, renderRow, onFollow }: BlockProps) {
  const [ref, isNear] = useInView({ rootMargin: NEAR, initialInView: isFirst });
  const sizes = cards?.flatMap((card) => heights?.get(card) ?? []);
  // Before its rows are measured the browser guesses, as long as it has not laid them out.
  const style: CSSProperties & Record<`--${string}`, unknown> =
    sizes?.length === count
      ? { '--size': `${sizes.reduce((sum, size) => sum + size)}px` }
      : { '--count': count };
  const shared = {
    ref,
    className: rowStyles.rows,
    style,
    onClick: onFollow,
    'data-later': start >= FIRST_ROWS || undefined,
  };
  if (!cards) return <ul {...shared} dangerouslySetInnerHTML={AS_IN_PAGE} suppressHydrationWarning />;
  return (
    <ul {...shared}>
      {(isNear || isPrinting) && cards.map((card) => <li key={card.id}>{renderRow(card, start)}</li>)}
    </ul>
  );
}

import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
} from 'react';
import { useInView } from '#hooks/useInView.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import type { RowHeights } from '../useRowHeights.ts';
import { type RowBlock, blocksOf } from '../model/blocks.ts';
import { hourId } from '../model/hourId.ts';
import { FIRST_ROWS } from '../model/rowLimits.ts';
import type { ShownDay } from '../model/scheduleView.ts';
import type { EventCardModel } from '../model/toCard.ts';
import rowStyles from './EventRow.module.scss';
import styles from './Timetable.module.scss';

/** Blocks within this margin around the window are mounted, so that fast scrolling shows no blank space. */
const ROOT_MARGIN = '600px 0px';

/** Keeps the HTML of a block that Node has rendered. A constant: with a new object React would write the HTML again. */
const SERVER_HTML = { __html: '' };

interface TimetableProps {
  days: readonly ShownDay[];
  /** For the element around the rows. */
  list: RefObject<HTMLDivElement | null>;
  /** Undefined until rows are measured. */
  heights: RowHeights | undefined;
  hasPictures: boolean;
  isCompact: boolean;
  isPrinting: boolean;
  /** @param start index of the first row of its block. */
  renderRow(card: EventCardModel, start: number): ReactNode;
  /**
   * From `useFollowCard`. It listens on the element around the rows, because rows from Node have no React handlers.
   */
  onFollow(event: MouseEvent): void;
  /** Renders the heading of a day that can be folded; undefined for others. */
  renderHeading(day: ShownDay): ReactNode;
}

/**
 * Rows by day and hour with sticky headings. Only rows near the window are mounted, whatever their number; the space of
 * the others is reserved. For printing all rows are mounted.
 */
export function Timetable({
  days,
  list,
  heights,
  hasPictures,
  isCompact,
  isPrinting,
  renderRow,
  onFollow,
  renderHeading,
}: TimetableProps) {
  const isHydrating = useHydrating();
  const blocks = useMemo(() => blocksOf(days), [days]);
  const sections = days.map((day, dayIndex) => {
    const heading = renderHeading(day);
    return (
      <section key={day.key} aria-label={day.name}>
        {heading === undefined ? (
          <h2 className={styles.dayName}>{day.name}</h2>
        ) : (
          <>
            <h2 className={styles.fold}>{heading}</h2>
            {!day.isFolded && (
              <p className={styles.dayName} aria-hidden="true">
                {day.name}
              </p>
            )}
          </>
        )}
        {!day.isFolded &&
          blocks[dayIndex]?.map((hour) => (
            // Can get the focus, so that after a link to the hour the Tab key leads to its first event.
            <section key={hour.name} id={hourId(day.key, hour.hour)} className={styles.hour} tabIndex={-1}>
              <h3 className={styles.hourName}>{hour.name}</h3>
              {hour.blocks.map((block, index) => (
                <Block
                  key={index}
                  {...block}
                  heights={heights}
                  isHydrating={isHydrating}
                  isPrinting={isPrinting}
                  renderRow={renderRow}
                  onFollow={onFollow}
                />
              ))}
            </section>
          ))}
      </section>
    );
  });
  return (
    <div
      ref={list}
      className={styles.timetable}
      data-pictures={hasPictures || undefined}
      data-compact={isCompact || undefined}
    >
      {sections}
    </div>
  );
}

interface BlockProps extends RowBlock, Pick<TimetableProps, 'heights' | 'renderRow' | 'onFollow'> {
  isHydrating: boolean;
  isPrinting: boolean;
}

function Block(props: BlockProps) {
  const { start, count, cards, heights, isHydrating, isPrinting, renderRow, onFollow } = props;
  const isFirst = start < FIRST_ROWS;
  const [ref, isNear, isKnown] = useInView({ rootMargin: ROOT_MARGIN, isAtFirst: isHydrating || isFirst });
  // Only the first rows are hydrated: the others stay as Node has rendered them until it is known which are near.
  const [ofPage] = useState(isHydrating && !isFirst && typeof window === 'object' ? cards : undefined);
  const isOfPage = cards === ofPage && !(heights && isKnown);
  const sizes = cards?.flatMap((card) => heights?.get(card) ?? []);
  // Without measured rows the browser estimates the height of blocks that it has not laid out yet.
  const style: CSSProperties & Record<`--${string}`, unknown> =
    sizes?.length === count
      ? { '--size': `${sizes.reduce((sum, size) => sum + size)}px` }
      : { '--count': count };
  const shared = {
    ref,
    className: rowStyles.rows,
    style,
    onClick: onFollow,
    'data-later': !isFirst || undefined,
  };
  if (!cards || isOfPage)
    return <ul {...shared} dangerouslySetInnerHTML={SERVER_HTML} suppressHydrationWarning />;
  return (
    <ul {...shared}>
      {(isNear || isPrinting) && cards.map((card) => <li key={card.id}>{renderRow(card, start)}</li>)}
    </ul>
  );
}

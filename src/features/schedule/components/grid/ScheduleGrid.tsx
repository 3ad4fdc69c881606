import { type CSSProperties, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useChanges } from '#content/live/useChanges.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { phaseOf } from '#content/event/phase.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import type { ScheduleOptions } from '../../model/filterCards.ts';
import type { ScheduleFilters } from '../../model/filters.ts';
import { selectPicked } from '#features/picks/index.ts';
import { PICKS, createGrid } from '../../model/grid.ts';
import { isAmong } from '../../model/gridMoves.ts';
import type { ShownDay } from '../../model/scheduleView.ts';
import type { EventCardModel } from '../../model/toCard.ts';
import rowStyles from '../EventRow.module.scss';
import { inOrder } from '#lib/filtering/inOrder.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { MESSAGES } from '../../messages/index.ts';
import { GridEvent } from './GridEvent.tsx';
import styles from './ScheduleGrid.module.scss';
import { useGridWindow } from './useGridWindow.ts';
import { useRoving } from './useRoving.ts';
import { useSidewaysScroll } from './useSidewaysScroll.ts';

/** Degrees between the hues of two categories: the golden angle, so that neighbours differ. */
const HUE_STEP = 137.5;

interface ScheduleGridProps {
  days: readonly ShownDay[];
  filters: ScheduleFilters;
  options: ScheduleOptions;
  /** The present, if the festival is on. Milliseconds since 1970. */
  now: number | undefined;
  /** Hides a location, or shows all of them again; undefined if the filters are fixed. */
  onHide: ((hidden: readonly string[]) => void) | undefined;
  /** The URL of an event's dialog. */
  hrefOf(card: EventCardModel): string | undefined;
  /** From `useFollowCard`. */
  onFollow(event: MouseEvent): void;
  /** Renders an event without a time or a room. */
  renderRow(card: EventCardModel, start: number): ReactNode;
}

type Variables = CSSProperties & Record<`--${string}`, unknown>;
const at = (top: number): Variables => ({ '--at': top });

/**
 * Rooms as columns, time downwards. The page scrolls down, the rooms scroll sideways. Only events near the window are
 * mounted, and the event that had the focus last.
 */
export default function ScheduleGrid({ days, filters, options, now, ...props }: ScheduleGridProps) {
  const { t } = useI18n();
  const { zone } = useFestivalTime();
  const changes = useChanges();
  const { locations, hidden, mine } = filters;
  const picks = useAppSelector((state) => selectPicked(state, 'event'));
  // If only picks are shown, a column of their own repeats them.
  const picked = mine ? undefined : picks;
  const grid = useMemo(() => {
    const rooms = options.rooms.filter(
      ({ key }) => (locations.length === 0 || locations.includes(key)) && !hidden.includes(key),
    );
    return createGrid(days, rooms, zone, t, picked);
  }, [days, options, locations, hidden, zone, t, picked]);
  const [frame, canvas, heads] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const hasPicks = grid.rooms[0] === PICKS;
  useSidewaysScroll(frame, heads, hasPicks);
  const part = useGridWindow(frame, canvas, grid);
  const { active, handlers } = useRoving(grid, canvas);
  const mounted = grid.boxes.filter((box) => box === active || isAmong(box, part));
  const tabbable = active ?? mounted[0];
  const middle = (part.top + part.bottom) / 2;
  const day = grid.days.findLast(({ top }) => top <= middle) ?? grid.days[0];
  const size: Variables = { '--rooms': grid.rooms.length, '--minutes': grid.height };

  return (
    <div className={styles.grid} style={size}>
      {props.onHide && hidden.length > 0 && (
        <p className={styles.hidden}>
          {t(MESSAGES.hidden, { count: hidden.length })}{' '}
          <button type="button" onClick={() => props.onHide?.([])}>
            {t(MESSAGES.showHidden, { count: hidden.length })}
          </button>
        </p>
      )}
      {grid.boxes.length > 0 && (
        <>
          <div className={styles.heads}>
            <div className={styles.corner}>{day?.short}</div>
            <div ref={heads} className={styles.names}>
              {grid.rooms.map((room) => (
                <div key={room.key} className={styles.name} dir="auto">
                  <span>{nameOf(room)}</span>
                  {props.onHide && room !== PICKS && grid.rooms.length > 1 && (
                    <button
                      type="button"
                      aria-label={t(MESSAGES.hide, { location: room.name })}
                      title={t(MESSAGES.hide, { location: room.name })}
                      onClick={() => props.onHide?.(inOrder([...hidden, room.key]))}
                    >
                      <Icon name="close" size={16} />
                    </button>
                  )}
                </div>
              ))}
            </div>
          </div>
          <div ref={frame} className={styles.frame} role="group" aria-label={t(MESSAGES.grid)}>
            <div className={styles.sheet}>
              {grid.days.map(({ key, name, top, hours }) => (
                <section key={key} aria-label={name}>
                  <h2 className={styles.day} style={at(top)}>
                    <span>{name}</span>
                  </h2>
                  {hours.map((hour) => (
                    <div key={hour.top} className={styles.hour} style={at(hour.top)}>
                      <span>{hour.name}</span>
                    </div>
                  ))}
                </section>
              ))}
              <div
                ref={canvas}
                className={styles.canvas}
                role="presentation"
                onClick={props.onFollow}
                {...handlers}
              >
                {grid.rooms.map((room, column) => (
                  <ul key={room.key} className={styles.column} aria-label={nameOf(room)}>
                    {mounted
                      .filter((box) => box.column === column)
                      .map((box) => (
                        <GridEvent
                          key={box.id}
                          box={box}
                          room={room === PICKS ? box.card.location : room.name}
                          showsRoom={room === PICKS}
                          href={props.hrefOf(box.card)}
                          hue={hueOf(box.card)}
                          change={changes[box.card.id]}
                          phase={phaseOf(box.card, now)}
                          isInTabOrder={box === tabbable}
                        />
                      ))}
                  </ul>
                ))}
              </div>
            </div>
          </div>
        </>
      )}
      {grid.unplaced.length > 0 && (
        <section aria-label={t(MESSAGES.unplaced)}>
          <h2 className={styles.unplacedTitle}>{t(MESSAGES.unplaced)}</h2>
          {/* The Enter key on a link triggers a click, too. */}
          <ul className={rowStyles.rows} onClick={props.onFollow} role="presentation">
            {grid.unplaced.map((card) => (
              <li key={card.id}>{props.renderRow(card, 0)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );

  function nameOf(room: FilterOption): string {
    return room === PICKS ? t(FILTERS.picks) : room.name;
  }

  function hueOf({ categoryKeys }: EventCardModel): number | undefined {
    const index = options.categories.findIndex(({ key }) => key === categoryKeys[0]);
    return index === -1 ? undefined : Math.round(index * HUE_STEP) % 360;
  }
}

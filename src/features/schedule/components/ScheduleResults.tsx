import { type RefObject, Suspense, useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useChanges } from '#content/live/useChanges.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useNow } from '#features/clock/index.ts';
import { usePrinting } from '#hooks/usePrinting.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { isFestivalDay } from '../model/isFestivalDay.ts';
import { phaseOf, progressOf } from '#content/event/phase.ts';
import { itemAddress } from '#lib/url/listCodec.ts';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { PickButton } from '#features/picks/index.ts';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { dayAddress } from '../model/dayAddress.ts';
import { SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from '../model/filters.ts';
import { nowTarget } from '../model/nowTarget.ts';
import { dayClosed, dayOpened, selectOpenDays } from '../model/openDaysSlice.ts';
import { FIRST_ROWS } from '../model/rowLimits.ts';
import type { ScheduleView, ShownDay } from '../model/scheduleView.ts';
import type { EventCardModel } from '../model/toCard.ts';
import { useDaySlide } from '../useDaySlide.ts';
import { useHourInAddress } from '../useHourInAddress.ts';
import type { RowHeights } from '../useRowHeights.ts';
import { MESSAGES } from '../messages/index.ts';
import { EventRow } from './EventRow.tsx';
import { HourRail } from './HourRail.tsx';
import { LoadedGrid, useGridLoaded } from './grid/LoadedGrid.tsx';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import { Timetable } from './Timetable.tsx';

// Shown only on festival days.
const JumpToNow = lazyWithFallback(
  () => import(/* webpackChunkName: "schedule-now" */ './now/JumpToNow.tsx'),
  () => null,
);

interface ScheduleResultsProps {
  filters: ScheduleFilters;
  view: ScheduleView;
  /** A ref for the element around the rows. `heights` has the heights of all rows. */
  list: RefObject<HTMLDivElement | null>;
  heights: RowHeights | undefined;
  /** Whether the view comes from the rendered page, because the schedule is still loading. */
  isOfPage: boolean;
  /** Changes filters; undefined if they are fixed. All days are open then. */
  onFilter: ((change: Partial<ScheduleFilters>) => void) | undefined;
}

/** The matching part of the schedule as a timetable or a grid. */
export function ScheduleResults({ filters, view, list, heights, isOfPage, onFilter }: ScheduleResultsProps) {
  const { t } = useI18n();
  const isFixed = onFilter === undefined;
  const followCard = useFollowCard();
  const time = useFestivalTime();
  const now = useNow();
  // Before and after the festival the time changes nothing in the rows.
  const rowTime = now !== undefined && isFestivalDay(now, time) ? now : undefined;
  const isGridLoaded = useGridLoaded(filters.view === 'grid');
  const isPrinting = usePrinting();
  const changes = useChanges();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenDays);
  const days = useMemo(() => {
    const isOpen = ({ key }: ShownDay) => !isOfPage && (isPrinting || isFixed || open.includes(key));
    return view.days.map((day) => ({ ...day, isFolded: day.tab !== undefined && !isOpen(day) }));
  }, [view.days, open, isOfPage, isPrinting, isFixed]);
  useHourInAddress(isOfPage ? undefined : days);
  useDaySlide(
    list,
    time.days.findIndex(({ key }) => key === filters.day),
  );
  const hasPictures = view.hasPictures && filters.view === 'list';
  const first = view.days[0]?.hours[0]?.entries[0];
  const renderRow = useCallback(
    (card: EventCardModel, start: number) => {
      const isLater = isOfPage && start >= FIRST_ROWS;
      const picture = card === first ? 'eager' : isLater ? 'later' : 'lazy';
      return (
        <>
          <EventRow
            card={card}
            to={itemAddress(scheduleCodec, filters, SCHEDULE_PATH, card.alias)}
            picture={hasPictures ? picture : undefined}
            change={changes[card.id]}
            phase={phaseOf(card, rowTime)}
            progress={progressOf(card, rowTime)}
          />
          {/* On the page of a large schedule React does not manage all rows. */}
          {!isOfPage && <PickButton kind="event" id={card.id} alias={card.alias} name={card.title} />}
        </>
      );
    },
    [filters, first, hasPictures, isOfPage, changes, rowTime],
  );

  const hrefOf = (card: EventCardModel) => itemAddress(scheduleCodec, filters, SCHEDULE_PATH, card.alias);

  const renderHeading = ({ key, tab, name, hours, isFolded }: ShownDay) => {
    if (tab === undefined || (isFixed && !isOfPage)) return undefined;
    const text = t(MESSAGES.dayCount, {
      day: name,
      count: hours.reduce((sum, { count }) => sum + count, 0),
    });
    if (isOfPage) return <PlainLink href={dayAddress(filters, tab)}>{text}</PlainLink>;
    const toggle = () => dispatch(isFolded ? dayOpened(key) : dayClosed(key));
    return (
      <button type="button" aria-expanded={!isFolded} onClick={toggle}>
        {text}
      </button>
    );
  };

  // The HTML from Node has rows that the page's data does not have.
  const target = isOfPage ? undefined : nowTarget(view.days, now, time);
  const today = days.find(({ key }) => target?.hour.startsWith(key));
  const tabOfToday = isFixed ? undefined : time.days.find(({ date }) => date === today?.key)?.key;

  // Paper is too narrow for all rooms, so the list is printed instead of the grid.
  if (isGridLoaded && !isPrinting && !isOfPage) {
    return (
      <LoadedGrid
        days={view.days}
        filters={filters}
        options={view.options}
        now={rowTime}
        onHide={onFilter && ((hidden) => onFilter({ hidden }))}
        hrefOf={hrefOf}
        onFollow={followCard}
        renderRow={renderRow}
      />
    );
  }
  return (
    <>
      <Timetable
        days={days}
        list={list}
        heights={heights}
        hasPictures={hasPictures}
        isCompact={filters.view === 'compact'}
        isPrinting={isPrinting}
        renderRow={renderRow}
        onFollow={followCard}
        renderHeading={renderHeading}
      />
      {target && (
        <Suspense>
          <JumpToNow
            {...target}
            isFolded={today?.isFolded === true}
            to={(tabOfToday === undefined ? '' : dayAddress(filters, tabOfToday)) + `#${target.hour}`}
          />
        </Suspense>
      )}
      <HourRail days={days} isOfPage={isOfPage} list={list} />
    </>
  );
}

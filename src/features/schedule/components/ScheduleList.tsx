import { useChanges } from '#api/content/live/useChanges.ts';
import { useFestivalTime } from '#api/content/useFestivalTime.ts';
import { Suspense, type RefObject, useCallback, useId } from 'react';
import { useNow } from '#state/clock/useNow.ts';
import { useEscape } from '#hooks/useEscape.ts';
import { useListStart } from '#hooks/useListStart.ts';
import { usePrinting } from '#hooks/usePrinting.ts';
import { itemAddress } from '#lib/url/listCodec.ts';
import { Choices } from '#ui/filter-bar/Choices.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { tabId } from '#ui/tabs/Tabs.tsx';
import { dayAddress } from '../model/dayAddress.ts';
import { emptyLines, isNarrowed } from '../model/emptyLines.ts';
import { ALL, NOW, SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from '../model/filters.ts';
import { nowTarget } from '../model/nowTarget.ts';
import { isFestivalDay } from '#lib/schedule/isFestivalDay.ts';
import { phaseOf, progressOf } from '#lib/schedule/phase.ts';
import { FIRST_ROWS } from '../model/rowLimits.ts';
import type { ScheduleView, ShownDay } from '../model/scheduleView.ts';
import type { EventCardModel } from '../model/toCard.ts';
import { MESSAGES } from '../model/messages.ts';
import type { RowHeights } from '../useRowHeights.ts';
import { EventRow } from './EventRow.tsx';
import { HourRail } from './HourRail.tsx';
import { ScheduleBar } from './ScheduleBar.tsx';
import { LoadedGrid, useGridLoaded } from './grid/LoadedGrid.tsx';
import { Timetable } from './Timetable.tsx';
import { TimetableSkeleton } from './TimetableSkeleton.tsx';
import styles from './ScheduleList.module.scss';

/** How the schedule is shown. */
const CHOICES = [
  { value: 'list', label: 'List view', icon: 'list' },
  { value: 'compact', label: 'Compact view', icon: 'compact' },
  { value: 'grid', label: 'Grid view', icon: 'grid' },
] as const;

// What depends on the time is shown after the page, and on festival days only.
const NowByStage = lazyWithFallback(
  () => import(/* webpackChunkName: "schedule-now" */ './now/NowByStage.tsx'),
  () => <p role="alert">{MESSAGES.failed}</p>,
);
const JumpToNow = lazyWithFallback(
  () => import(/* webpackChunkName: "schedule-now" */ './now/JumpToNow.tsx'),
  () => null,
);

interface ScheduleListProps {
  filters: ScheduleFilters;
  /** Undefined while loading. */
  view: ScheduleView | undefined;
  /** For the element around the rows. `heights` has the heights of all rows. */
  list: RefObject<HTMLDivElement | null>;
  heights: RowHeights | undefined;
  /** Whether the view comes from the rendered page because the schedule is still loading. */
  isOfPage: boolean;
  /** Whether data that is still loading may contain more matches. */
  isIncomplete: boolean;
  /** Whether a dialog is open over the list; Escape then closes the dialog. */
  isCovered: boolean;
  /** Called when the visitor focuses the search box. */
  onSearchFocus(): void;
  onFilter(change: Partial<ScheduleFilters>): void;
  onClear(): void;
}

/** The filters and the matching part of the timetable. */
export function ScheduleList(props: ScheduleListProps) {
  const { filters, view, isOfPage, isIncomplete } = props;
  const panelId = useId();
  const [start, showStart] = useListStart();
  const followCard = useFollowCard();
  const isFiltered = isNarrowed(filters);
  const now = useNow();
  const isNow = filters.day === NOW;
  const time = useFestivalTime();
  const { days } = time;
  // Before and after the festival all rows look the same.
  const rowTime = now !== undefined && isFestivalDay(now, time) ? now : undefined;
  const isGridLoaded = useGridLoaded(filters.view === 'grid');
  const isPrinting = usePrinting();
  // A sheet of paper is too narrow for the rooms: the grid is printed as the list.
  const isGrid = isGridLoaded && !isPrinting && !isOfPage;
  const isPending = !view || (view.shown === 0 && isIncomplete) || (isNow && (now === undefined || isOfPage));
  useEscape(isFiltered && !props.isCovered, clear);

  const changes = useChanges();
  const changeCount = Object.keys(changes).length;
  const isCompact = filters.view === 'compact';
  const hasPictures = view?.hasPictures === true && filters.view === 'list';
  const first = view?.days[0]?.hours[0]?.entries[0];
  const renderRow = useCallback(
    (card: EventCardModel, start: number) => {
      const isLater = isOfPage && start >= FIRST_ROWS;
      const picture = card === first ? 'eager' : isLater ? 'later' : 'lazy';
      return (
        <EventRow
          card={card}
          to={itemAddress(scheduleCodec, filters, SCHEDULE_PATH, card.alias)}
          picture={hasPictures ? picture : undefined}
          change={changes[card.id]}
          phase={phaseOf(card, rowTime)}
          progress={progressOf(card, rowTime)}
        />
      );
    },
    [filters, first, hasPictures, isOfPage, changes, rowTime],
  );

  const hrefOf = (card: EventCardModel) => itemAddress(scheduleCodec, filters, SCHEDULE_PATH, card.alias);

  const renderLink = ({ tab, name, hours }: ShownDay) => (
    <a className={styles.day} href={dayAddress(filters, tab ?? ALL)}>
      {`${name}: ${hours.reduce((sum, { count }) => sum + count, 0)} events`}
    </a>
  );

  const target = view && nowTarget(view.days, now, time);

  function change(filter: Partial<ScheduleFilters>) {
    props.onFilter(filter);
    showStart();
  }

  function clear() {
    props.onClear();
    showStart();
  }

  return (
    <section className={styles.screen} aria-label="events">
      <div ref={start} className={styles.top} />
      <ScheduleBar
        panelId={panelId}
        filters={filters}
        options={view?.options}
        onSearchFocus={props.onSearchFocus}
        onFilter={change}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, filters.day)}>
        <div className={styles.results}>
          <p role="status">
            {view ? (
              isNow ? (
                MESSAGES.nowCount
              ) : (
                countText(view, isFiltered || filters.day !== ALL)
              )
            ) : (
              <>
                <strong>{MESSAGES.loading}</strong> {MESSAGES.loadingDetail}
              </>
            )}
          </p>
          {isFiltered && view?.shown !== 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              Clear Filters
            </button>
          )}
          {!isNow && (
            <Choices
              label="View"
              value={filters.view}
              choices={CHOICES}
              onChange={(view) => props.onFilter({ view })}
            />
          )}
        </div>
        <p role="status" className={styles.changes}>
          {changeCount > 0 && `${changeCount} ${changeCount === 1 ? 'change' : 'changes'} in the schedule`}
        </p>
        {isPending && <TimetableSkeleton />}
        {view && isNow && now !== undefined && !isPending && view.shown > 0 && (
          <Suspense fallback={<TimetableSkeleton />}>
            <NowByStage
              cards={view.days.flatMap(({ hours }) => hours.flatMap(({ entries }) => entries))}
              now={now}
              hrefOf={hrefOf}
              onFollow={followCard}
            >
              <Button onClick={() => change({ day: ALL })}>Show All Days</Button>
            </NowByStage>
          </Suspense>
        )}
        {view && !isNow && isGrid && (
          <LoadedGrid
            days={view.days}
            filters={filters}
            options={view.options}
            now={rowTime}
            hrefOf={hrefOf}
            onFollow={followCard}
            renderRow={renderRow}
          />
        )}
        {view && !isNow && !isGrid && (
          <Timetable
            days={view.days}
            list={props.list}
            heights={props.heights}
            hasPictures={hasPictures}
            isCompact={isCompact}
            isPrinting={isPrinting}
            renderRow={renderRow}
            onFollow={followCard}
            renderLink={renderLink}
          />
        )}
        {view && !isNow && !isGrid && target && (
          <Suspense>
            <JumpToNow {...target} />
          </Suspense>
        )}
        {view && !isNow && !isGrid && <HourRail days={view.days} list={props.list} />}
        {view?.shown === 0 && !isPending && (
          <Notice title={MESSAGES.empty} text={view.total === 0 ? MESSAGES.notYet : undefined}>
            {view.total !== 0 &&
              emptyLines(filters, view.options, days).map((line) => <p key={line}>{line}</p>)}
            <div className={styles.actions}>
              {isFiltered && <Button onClick={clear}>Clear All Filters</Button>}
              {filters.day !== ALL && view.total !== 0 && (
                <Button onClick={() => change({ day: ALL })}>Show All Days</Button>
              )}
            </div>
          </Notice>
        )}
      </div>
    </section>
  );
}

function countText({ shown, total }: ScheduleView, isFiltered: boolean): string {
  return `Showing ${shown} of ${total} events${isFiltered ? ' (filtered)' : ''}`;
}

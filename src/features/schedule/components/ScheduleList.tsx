import { type RefObject, Suspense, useId } from 'react';
import type { Facet } from '#content/facet/schema.ts';
import { useChanges } from '#content/live/useChanges.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useNow } from '#features/clock/index.ts';
import { useEscape } from '#hooks/useEscape.ts';
import { useListStart } from '#hooks/useListStart.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { itemAddress } from '#lib/url/listCodec.ts';
import { Choices } from '#ui/filter-bar/Choices.tsx';
import { lazyChips } from '#ui/filter-bar/lazyChips.tsx';
import { MineToggle, MineWithoutScripts } from '#ui/filter-bar/MineToggle.tsx';
import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { NeedsScripts } from '#ui/needs-scripts/NeedsScripts.tsx';
import { Notice } from '#ui/states/ErrorScreen.tsx';
import { tabId } from '#ui/tabs/Tabs.tsx';
import { MESSAGES as FILTERS } from '#ui/filter-bar/messages/index.ts';
import { WORDS } from '#ui/messages/index.ts';
import { emptyLines, isNarrowed } from '../model/emptyLines.ts';
import { loadScheduleChips } from '../loadScheduleChips.ts';
import { countChosen } from '../model/countChosen.ts';
import type { MatchesOf } from '../model/countOptions.ts';
import { ALL, NOW, SCHEDULE_PATH, type ScheduleFilters, scheduleCodec } from '../model/filters.ts';
import type { ScheduleOptions } from '../model/filterCards.ts';
import type { ScheduleView } from '../model/scheduleView.ts';
import { MESSAGES } from '../messages/index.ts';
import type { RowHeights } from '../useRowHeights.ts';
import { ScheduleResults } from './ScheduleResults.tsx';
import { TimeSelect } from './TimeSelect.tsx';
import { ScheduleBar } from './ScheduleBar.tsx';
import { TimetableSkeleton } from './TimetableSkeleton.tsx';
import styles from './ScheduleList.module.scss';

const NO_OPTIONS: ScheduleOptions = { locations: [], rooms: [], categories: [] };

/** How the schedule is shown. */
const CHOICES = [
  { value: 'list', label: MESSAGES.listView, icon: 'list' },
  { value: 'compact', label: MESSAGES.compactView, icon: 'compact' },
  { value: 'grid', label: MESSAGES.gridView, icon: 'grid' },
] as const;

const ScheduleChips = lazyChips(loadScheduleChips);

// Parts that depend on the time are loaded after the page, and only on festival days.
const NowByStage = lazyWithFallback(
  () => import(/* webpackChunkName: "schedule-now" */ './now/NowByStage.tsx'),
  Failed,
);

function Failed() {
  const { t } = useI18n();
  return <p role="alert">{t(MESSAGES.failed)}</p>;
}

const ScheduleRescue = lazyWithFallback(
  () => import(/* webpackChunkName: "schedule-rescue" */ './ScheduleRescue.tsx'),
  () => null,
);

interface ScheduleListProps {
  filters: ScheduleFilters;
  /** Undefined while loading. */
  view: ScheduleView | undefined;
  /** A ref for the element around the rows. `heights` has the heights of all rows. */
  list: RefObject<HTMLDivElement | null>;
  heights: RowHeights | undefined;
  /** Whether the view comes from the rendered page, because the schedule is still loading. */
  isOfPage: boolean;
  /** Whether data that is still loading may contain more matches. */
  isIncomplete: boolean;
  /** Whether a dialog is open over the list; Escape then closes the dialog. */
  isCovered: boolean;
  /** The facets that the schedule can be filtered by. */
  facets: readonly Facet[];
  /** What the visitor can change; undefined if the filters are fixed. */
  controls?: {
    /** Called when the visitor focuses the search box. */
    onSearchFocus(): void;
    matchesOf: MatchesOf;
    onFilter(change: Partial<ScheduleFilters>): void;
    onClear(): void;
  };
}

/** The filters and the matching part of the timetable. */
export function ScheduleList(props: ScheduleListProps) {
  const { t } = useI18n();
  const { filters, view, isOfPage, isIncomplete, facets, controls } = props;
  const panelId = useId();
  const [start, showStart] = useListStart();
  const followCard = useFollowCard();
  const isFiltered = isNarrowed(filters);
  const now = useNow();
  const isNow = filters.day === NOW;
  const { days } = useFestivalTime();
  const isPending = !view || (view.shown === 0 && isIncomplete) || (isNow && (now === undefined || isOfPage));
  useEscape(isFiltered && !props.isCovered && controls !== undefined, clear);

  const changeCount = Object.keys(useChanges()).length;

  function change(filter: Partial<ScheduleFilters>) {
    controls?.onFilter(filter);
    showStart();
  }

  function clear() {
    controls?.onClear();
    showStart();
  }

  return (
    <section className={styles.screen} aria-label={t(MESSAGES.list)}>
      <div ref={start} className={styles.top} />
      {controls && (
        <ScheduleBar
          panelId={panelId}
          filters={filters}
          options={view?.options ?? NO_OPTIONS}
          facets={facets}
          matchesOf={controls.matchesOf}
          onSearchFocus={controls.onSearchFocus}
          onFilter={change}
        />
      )}
      <div
        {...(controls
          ? { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(panelId, filters.day) }
          : { className: styles.fixed })}
      >
        <div className={styles.results}>
          <p role="status">
            {view ? (
              isNow ? (
                t(MESSAGES.nowCount)
              ) : (
                t(MESSAGES.showing, {
                  shown: view.shown,
                  total: view.total,
                  isFiltered: isFiltered || filters.day !== ALL,
                })
              )
            ) : (
              <>
                <strong>{t(MESSAGES.loading)}</strong> {t(MESSAGES.loadingDetail)}
              </>
            )}
          </p>
          {controls && isFiltered && view?.shown !== 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              {t(FILTERS.clearFilters)}
            </button>
          )}
          {controls && (
            <div className={styles.time}>
              <TimeSelect filters={filters} onFilter={change} />
            </div>
          )}
          {controls && <MineToggle isOn={filters.mine} onChange={(mine) => change({ mine })} />}
          {controls && !isNow && (
            <Choices
              label={t(MESSAGES.view)}
              value={filters.view}
              choices={CHOICES.map((choice) => ({ ...choice, label: t(choice.label) }))}
              onChange={(view) => controls.onFilter({ view })}
            />
          )}
        </div>
        {controls && view && countChosen(filters) > 0 && (
          <ScheduleChips filters={filters} options={view.options} facets={facets} onChange={change} />
        )}
        <p role="status" className={styles.changes}>
          {changeCount > 0 && t(MESSAGES.changes, { count: changeCount })}
        </p>
        {!view && filters.mine && <MineWithoutScripts />}
        {isPending && (isNow || filters.when !== 'any') && (
          <NeedsScripts text={t(MESSAGES.nowNeedsScripts)} />
        )}
        {isPending && <TimetableSkeleton />}
        {view && isNow && now !== undefined && !isPending && view.shown > 0 && (
          <Suspense fallback={<TimetableSkeleton />}>
            <NowByStage
              cards={view.days.flatMap(({ hours }) => hours.flatMap(({ entries }) => entries))}
              now={now}
              hrefOf={(card) => itemAddress(scheduleCodec, filters, SCHEDULE_PATH, card.alias)}
              onFollow={followCard}
            >
              {controls && <Button onClick={() => change({ day: ALL })}>{t(MESSAGES.showAllDays)}</Button>}
            </NowByStage>
          </Suspense>
        )}
        {view && !isNow && (
          <ScheduleResults
            filters={filters}
            view={view}
            list={props.list}
            heights={props.heights}
            isOfPage={isOfPage}
            onFilter={controls?.onFilter}
          />
        )}
        {view?.shown === 0 && !isPending && (
          <Notice title={t(MESSAGES.empty)} text={view.total === 0 ? t(MESSAGES.notYet) : undefined}>
            {view.total !== 0 &&
              emptyLines(filters, view.options, days, t).map((line) => <p key={line}>{line}</p>)}
            {controls && (
              <>
                <div className={styles.actions}>
                  {view.total === 0 && !isFiltered && <ButtonLink to="/">{t(WORDS.goHome)}</ButtonLink>}
                  {isFiltered && <Button onClick={clear}>{t(FILTERS.clearAllFilters)}</Button>}
                  {filters.day !== ALL && view.total !== 0 && (
                    <Button onClick={() => change({ day: ALL })}>{t(MESSAGES.showAllDays)}</Button>
                  )}
                </div>
                <Suspense>
                  <ScheduleRescue
                    filters={filters}
                    options={view.options}
                    facets={facets}
                    count={(other) => controls.matchesOf(other)?.length ?? 0}
                  />
                </Suspense>
              </>
            )}
          </Notice>
        )}
      </div>
    </section>
  );
}

import { useMemo, useState } from 'react';
import { useAppSelector } from '#content/store.ts';
import { useGetScheduleQuery, useGetScheduleTextsQuery } from '#content/event/api.ts';
import { event } from '#content/event/index.ts';
import { useFilterFacets } from '#content/facet/useFilterFacets.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { countValues } from '#lib/facets/matchFacets.ts';
import { useChanges } from '#content/live/useChanges.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { withCancelled } from './model/eventChange.ts';
import { filterCards } from './model/filterCards.ts';
import { NOW, type ScheduleFilters } from './model/filters.ts';
import { renderedView, scheduleFrame, fullView } from './model/scheduleView.ts';
import { foldTexts, isSearched } from './model/searchTexts.ts';
import { toCards } from './model/toCard.ts';
import { useNow } from '#features/clock/index.ts';
import { usePickedIds } from '#features/picks/index.ts';
import { withKnownFilters } from './model/withKnownFilters.ts';
import { selectRenderedSchedule } from './renderedSchedule.ts';
import { useRowHeights } from './useRowHeights.ts';

/**
 * The view of the schedule under its filters. It comes from the page's data until everything that the filters need is
 * loaded.
 * @param named the filters of an address.
 * @param wantsTexts whether to load descriptions even without a search text.
 * @returns `filters` are the named ones without those that the schedule does not have; `view` is undefined while there
 *   is nothing to show; `isIncomplete` is true while a search lacks the descriptions.
 */
export function useScheduleView(named: ScheduleFilters, wantsTexts: boolean) {
  const { t, language } = useI18n();
  const isHydrating = useHydrating();
  const time = useFestivalTime();
  const { days } = time;
  const { data, error, isFetching, refetch } = useGetScheduleQuery();
  const facetsRead = useFilterFacets(event.type);
  const { facets } = facetsRead;
  const lacksFacets = !facets && countValues(named.facets) > 0;
  const changes = useChanges();
  const events = useMemo(() => data && withCancelled(data, changes), [data, changes]);
  const texts = useGetScheduleTextsQuery(undefined, { skip: !wantsTexts && !isSearched(named) });
  // The page's rows are valid only for the initial filters. The first change discards them for good.
  const [renderedFilters] = useState(isHydrating ? named : undefined);
  const [hasPage] = useState(isHydrating);
  const renderedData = useAppSelector((state) => selectRenderedSchedule(state, named));
  // On Node the picks and the time are unknown.
  const isTimed = named.when !== 'any';
  const rendered = renderedFilters === named && !named.mine && !isTimed ? renderedData : undefined;
  const picked = usePickedIds('event', named.mine);
  const now = useNow();
  const isPending = picked === 'pending' || (isTimed && now === undefined) || lacksFacets;
  const isIncomplete = isSearched(named) && !texts.data && !texts.isError;

  const cards = useMemo(() => events && toCards(events, time, t), [events, time, t]);
  const frame = useMemo(
    () => events && cards && scheduleFrame(events, cards, language),
    [events, cards, language],
  );
  const filters = useMemo(
    () => (frame ? withKnownFilters(named, frame.options, days, facets) : named),
    [named, frame, days, facets],
  );
  // Otherwise the passing time changes nothing.
  const presentTime = isTimed ? now : undefined;
  const context = useMemo(
    () => ({ days, texts: texts.data && foldTexts(texts.data), facets, picked, now: presentTime }),
    [days, texts.data, facets, picked, presentTime],
  );
  const visible = useMemo(() => cards && filterCards(cards, filters, context), [cards, filters, context]);
  const hasRows = !isPending && filters.day !== NOW && filters.view !== 'grid';
  const { list, heights, isMeasured } = useRowHeights(cards, hasRows ? filters.view : undefined, hasPage);
  // The page's rows stay until the loaded rows are measured, so that nothing moves.
  const isReady = visible !== undefined && isMeasured;
  const usesPage = rendered !== undefined && (isHydrating || !isReady || isIncomplete);
  const pageView = useMemo(
    // While rendering, Node has cards that are not sent with the page.
    () => (usesPage ? renderedView(rendered, time, t, isHydrating ? visible : undefined) : undefined),
    [usesPage, rendered, time, t, isHydrating, visible],
  );
  const loadedView = useMemo(
    () => frame && visible && fullView(frame, visible, days, t),
    [frame, visible, days, t],
  );
  const view = isPending ? undefined : (pageView ?? loadedView);
  const failure = error ?? (lacksFacets ? facetsRead.error : undefined);
  return {
    filters,
    view,
    list,
    heights,
    usesPage,
    isIncomplete,
    facets,
    /** The events that other filters would show; undefined while unknown. */
    matchesOf: (other: ScheduleFilters) =>
      cards && !isPending && !isIncomplete ? filterCards(cards, other, { ...context, now }) : undefined,
    hasFailed: !view && !isFetching && failure !== undefined,
    error: failure,
    refetch() {
      if (error !== undefined) void refetch();
      if (!facets) facetsRead.refetch();
    },
  };
}

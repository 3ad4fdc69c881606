import { useMemo, useState } from 'react';
import { useGetScheduleQuery, useGetScheduleTextsQuery, useRenderedSchedule } from '#api/content/schedule.ts';
import { useHydrating } from '#hooks/useHydrating.ts';
import { filterCards } from './model/filterCards.ts';
import type { ScheduleFilters } from './model/filters.ts';
import { renderedView, scheduleFrame, wholeView } from './model/scheduleView.ts';
import { foldTexts, isSearched } from './model/searchTexts.ts';
import { toCards } from './model/toCard.ts';
import { useRowHeights } from './useRowHeights.ts';

/**
 * What the schedule shows by its filters: what the page brought, until all that the filters look at is there.
 *
 * @param wantsTexts whether descriptions are loaded before there is anything to search for.
 * @returns `view` undefined while there is nothing to show; `isIncomplete` while a search has yet to look through descriptions.
 */
export function useScheduleView(filters: ScheduleFilters, wantsTexts: boolean) {
  const isHydrating = useHydrating();
  const { data: events, error, isFetching, refetch } = useGetScheduleQuery();
  const texts = useGetScheduleTextsQuery(undefined, { skip: !wantsTexts && !isSearched(filters) });
  // The page's rows go with the first change of a filter, and do not come back with another one.
  const [renderedFilters] = useState(isHydrating ? filters : undefined);
  const answer = useRenderedSchedule(filters);
  const rendered = renderedFilters === filters ? answer : undefined;
  const isIncomplete = isSearched(filters) && !texts.data && !texts.isError;

  const cards = useMemo(() => events && toCards(events), [events]);
  const frame = useMemo(() => events && cards && scheduleFrame(events, cards), [events, cards]);
  const visible = useMemo(
    () => cards && filterCards(cards, filters, texts.data && foldTexts(texts.data)),
    [cards, filters, texts.data],
  );
  const { list, heights, isMeasured } = useRowHeights(cards);
  // Nothing of the page goes before what comes instead can leave the same places.
  const usesPage = rendered !== undefined && (isHydrating || !visible || !isMeasured || isIncomplete);
  const view = useMemo(() => {
    // While it renders, Node has the cards that its page will not bring along.
    if (usesPage) return renderedView(rendered, isHydrating ? visible : undefined);
    return frame && visible && wholeView(frame, visible);
  }, [usesPage, rendered, isHydrating, frame, visible]);
  return {
    view,
    list,
    heights,
    usesPage,
    isIncomplete,
    hasFailed: !view && !isFetching && error !== undefined,
    error,
    refetch,
  };
}

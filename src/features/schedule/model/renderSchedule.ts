import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import type { RenderedSchedule } from '#content/event/renderedSchedule.ts';
import { type FilterOption, filterKey } from '#lib/filtering/filterKey.ts';
import type { FilterFacet } from '#lib/facets/matchFacets.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { timetable } from './timetable.ts';
import { type SearchTexts, filterCards } from './filterCards.ts';
import type { ScheduleFilters } from './filters.ts';
import { FIRST_ROWS, SMALL_SCHEDULE } from './rowLimits.ts';
import { type ShownDay, foldable, scheduleFrame } from './scheduleView.ts';
import { toCards } from './toCard.ts';

/**
 * The content of a large schedule's rendered page: complete days until there are many rows, and a link to its tab for
 * each further day. A day without a tab is always complete.
 *
 * @param isCovered whether a dialog is open over the timetable: the first rows are enough then.
 * @returns undefined if the schedule is small enough to be sent completely.
 */
export function renderSchedule(
  events: readonly ScheduleEventSummary[],
  filters: ScheduleFilters,
  time: FestivalTime,
  {
    texts,
    facets,
    isCovered,
  }: { texts: SearchTexts | undefined; facets: readonly FilterFacet[]; isCovered: boolean },
  { t, language }: I18n,
): RenderedSchedule | undefined {
  if (events.length <= SMALL_SCHEDULE) return undefined;
  const cards = toCards(events, time, t);
  const { total, hasPictures, options } = scheduleFrame(events, cards, language);
  const visible = filterCards(cards, filters, { days: time.days, texts, facets });
  const first = new Set(visible.slice(0, FIRST_ROWS).map(({ id }) => id));
  return {
    total,
    hasPictures,
    locations: namesOf(options.locations),
    categories: namesOf(options.categories),
    keys: keysOf([...options.locations, ...options.categories]),
    shown: visible.length,
    days: foldable(timetable(isCovered ? visible.slice(0, FIRST_ROWS) : visible, t), time.days).map(
      outlineOf,
    ),
    events: events.filter(({ _id }) => first.has(_id)),
  };
}

const namesOf = (options: readonly FilterOption[]) => options.map(({ name }) => name);

function keysOf(options: readonly FilterOption[]): RenderedSchedule['keys'] {
  return options.filter(({ name, key }) => filterKey(name) !== key).map(({ name, key }) => [name, key]);
}

function outlineOf({ key, name, hours, tab }: ShownDay) {
  return { key, name, tab, hours: hours.map(({ hour, count }) => ({ hour, count })) };
}

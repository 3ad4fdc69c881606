import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import type { DayOutline, RenderedSchedule } from '#content/event/renderedSchedule.ts';
import { type TimetableDay, timetable } from './timetable.ts';
import { type ScheduleOptions, optionsOf, scheduleOptions } from './filterCards.ts';
import { type EventCardModel, toCards } from './toCard.ts';

/** A day of the timetable. If `tab` is set, it is only a link to that tab. */
export type ShownDay = TimetableDay<EventCardModel> & Pick<DayOutline, 'tab'>;

/** View model of the schedule. */
export interface ScheduleView {
  /** The number of events in the whole schedule. */
  total: number;
  /** The number of events that match the filters. */
  shown: number;
  options: ScheduleOptions;
  hasPictures: boolean;
  days: readonly ShownDay[];
}

/** The part that does not depend on the filters. */
export function scheduleFrame(events: readonly ScheduleEventSummary[], cards: readonly EventCardModel[]) {
  return {
    total: cards.length,
    options: scheduleOptions(events),
    hasPictures: cards.some(({ picture }) => picture !== undefined),
  };
}

/** @param visible the cards that match the filters. */
export function fullView(
  frame: ReturnType<typeof scheduleFrame>,
  visible: readonly EventCardModel[],
): ScheduleView {
  return { ...frame, shown: visible.length, days: timetable(visible) };
}

/**
 * The view from the data of a rendered page.
 *
 * @param visible the matching cards, if they are loaded. Rows that are not in the page's data are only counted.
 */
export function renderedView(
  { total, shown, hasPictures, locations, categories, days, events }: RenderedSchedule,
  time: FestivalTime,
  visible: readonly EventCardModel[] = toCards(events, time),
): ScheduleView {
  let start = 0;
  return {
    total,
    shown,
    hasPictures,
    options: { locations: optionsOf(locations), categories: optionsOf(categories) },
    days: days.map((day) => ({
      ...day,
      hours: day.hours.map((hour) => {
        const entries = visible.slice(start, start + hour.count);
        start += hour.count;
        return { ...hour, entries };
      }),
    })),
  };
}

import type { ScheduleEventSummary } from '#lib/model/scheduleEvent.ts';
import type { DayOutline, RenderedSchedule } from '#lib/schedule/renderedSchedule.ts';
import { type TimetableDay, timetable } from '#lib/schedule/timetable.ts';
import { type ScheduleOptions, scheduleOptions } from './filterCards.ts';
import { type EventCardModel, toCards } from './toCard.ts';

/** A day of the timetable; only a link to its tab, where it names one. */
export type ShownDay = TimetableDay<EventCardModel> & Pick<DayOutline, 'tab'>;

/** What the screen shows of the schedule. */
export interface ScheduleView {
  /** Events of the whole schedule. */
  total: number;
  /** Events that the filters let through. */
  shown: number;
  options: ScheduleOptions;
  hasPictures: boolean;
  days: readonly ShownDay[];
}

/** What stays as it is whatever the filters are. */
export function scheduleFrame(events: readonly ScheduleEventSummary[], cards: readonly EventCardModel[]) {
  return {
    total: cards.length,
    options: scheduleOptions(events),
    hasPictures: cards.some(({ picture }) => picture !== undefined),
  };
}

/** @param visible the cards that the filters let through. */
export function wholeView(
  frame: ReturnType<typeof scheduleFrame>,
  visible: readonly EventCardModel[],
): ScheduleView {
  return { ...frame, shown: visible.length, days: timetable(visible) };
}

/**
 * The same by what a rendered page brought.
 *
 * @param visible the cards that the filters let through, where they are at hand; else rows that the page did not bring
 *   are counted only.
 */
export function renderedView(
  { total, shown, hasPictures, locations, categories, days, events }: RenderedSchedule,
  visible: readonly EventCardModel[] = toCards(events),
): ScheduleView {
  let start = 0;
  return {
    total,
    shown,
    hasPictures,
    options: { locations, categories },
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

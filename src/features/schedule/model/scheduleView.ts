import type { FestivalDay } from '#content/festival/festivalDays.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import type { DayOutline, RenderedSchedule } from '#content/event/renderedSchedule.ts';
import { filterOptions } from '#lib/filtering/filterKey.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { type TimetableDay, hourName, timetable } from './timetable.ts';
import { type ScheduleOptions, scheduleOptions } from './filterCards.ts';
import { SMALL_SCHEDULE } from './rowLimits.ts';
import { type EventCardModel, toCards } from './toCard.ts';

/** A day of the timetable. */
export interface ShownDay extends TimetableDay<EventCardModel>, Pick<DayOutline, 'tab'> {
  /** Whether only its heading is shown. */
  isFolded?: boolean;
}

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

/**
 * The part that does not depend on the filters.
 *
 * @param language of the page.
 */
export function scheduleFrame(
  events: readonly ScheduleEventSummary[],
  cards: readonly EventCardModel[],
  language: string,
) {
  return {
    total: cards.length,
    options: scheduleOptions(events, language),
    hasPictures: cards.some(({ picture }) => picture !== undefined),
  };
}

/**
 * @param visible the cards that match the filters.
 * @param days the festival's days.
 */
export function fullView(
  frame: ReturnType<typeof scheduleFrame>,
  visible: readonly EventCardModel[],
  days: readonly FestivalDay[],
  t: I18n['t'],
): ScheduleView {
  return { ...frame, shown: visible.length, days: foldable(timetable(visible, t), days) };
}

/**
 * Marks the days that are folded at first: after complete days with many rows, each further day that has a tab.
 *
 * @param days the festival's days.
 */
export function foldable<Day extends Pick<TimetableDay<unknown>, 'key' | 'hours'>>(
  timetable: readonly Day[],
  days: readonly FestivalDay[],
): (Day & Pick<DayOutline, 'tab'>)[] {
  let before = 0;
  return timetable.map((day) => {
    const tab = before < SMALL_SCHEDULE ? undefined : days.find(({ date }) => date === day.key)?.key;
    before += day.hours.reduce((sum, { count }) => sum + count, 0);
    return { ...day, tab };
  });
}

/**
 * The view from the data of a rendered page.
 *
 * @param visible the matching cards, if they are loaded. Rows that are not in the page's data are only counted.
 */
export function renderedView(
  { total, shown, hasPictures, locations, categories, keys, days, events }: RenderedSchedule,
  time: FestivalTime,
  t: I18n['t'],
  visible: readonly EventCardModel[] = toCards(events, time, t),
): ScheduleView {
  const keyByName = new Map(keys);
  const named = (names: readonly string[]) => names.map((name) => ({ name, key: keyByName.get(name) }));
  let start = 0;
  return {
    total,
    shown,
    hasPictures,
    options: {
      locations: filterOptions(named(locations)),
      // The grid waits for the schedule.
      rooms: [],
      categories: filterOptions(named(categories)),
    },
    days: days.map((day) => ({
      ...day,
      hours: day.hours.map((hour) => {
        const entries = visible.slice(start, start + hour.count);
        start += hour.count;
        return { ...hour, name: hourName(hour.hour, t), entries };
      }),
    })),
  };
}

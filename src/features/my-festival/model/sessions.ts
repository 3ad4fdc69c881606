import type { FestivalTime } from '#content/festival/festivalTime.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { dayText } from '#lib/dates/dayTexts.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { ScheduleEventSummary } from '#content/event/schema.ts';
import type { OwnFacets } from '#lib/facets/matchFacets.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { locationText } from '#content/event/locationText.ts';
import type { FindHall } from './halls.ts';

const MINUTE = 60_000;

/** The assumed length of an event if no event has an end. Milliseconds. */
const DEFAULT_LENGTH = 60 * MINUTE;

/** An event with a time, in a visitor's plan. Times are milliseconds since 1970. */
export interface Session {
  id: string;
  title: string;
  alias: string | undefined;
  start: number;
  end: number;
  /** Whether the end is not announced: the session then has the usual length of its category. */
  isEndGuessed: boolean;
  /** The festival day that it belongs to, such as `2031-05-03`. */
  day: string;
  /** `Saturday, May 3` */
  dayName: string;
  location: string;
  hall: string | undefined;
  /** By name. */
  categories: readonly string[];
  performerIds: readonly string[];
  facets?: OwnFacets | undefined;
}

/** The events of a schedule that have a time, by start. */
export function sessionsOf(
  events: readonly ScheduleEventSummary[],
  { zone, dayAt }: FestivalTime,
  hallOf: FindHall,
  t: I18n['t'],
): Session[] {
  const timed = events.flatMap((event) => {
    const times = eventTimes(event.startsAt, event.endsAt, zone);
    return times ? [{ event, ...times, categories: event.categories.map(({ name }) => name) }] : [];
  });
  const usualLength = usualLengths(timed);
  return timed
    .map(({ event, start, end, categories }) => {
      const location = locationText(event.eventPlace, t);
      return {
        id: event._id,
        title: event.title,
        alias: event.alias?.current,
        start,
        end: end ?? start + usualLength(categories),
        isEndGuessed: end === undefined,
        day: dayKey(dayAt(start)),
        dayName: dayText(dayAt(start), t),
        location,
        hall: hallOf(location).hall,
        categories,
        performerIds: event.eventPerformer.flatMap(({ _id }) => _id ?? []),
        facets: event.facets,
      };
    })
    .sort((a, b) => a.start - b.start);
}

/**
 * The median length of the events in each category, in milliseconds; a category without ends gets that of all events.
 */
function usualLengths(
  events: readonly { start: number; end: number | undefined; categories: readonly string[] }[],
): (categories: readonly string[]) => number {
  const all: number[] = [];
  const byCategory = new Map<string, number[]>();
  for (const { start, end, categories } of events) {
    if (end === undefined) continue;
    all.push(end - start);
    for (const category of categories) {
      const lengths = byCategory.get(category) ?? [];
      lengths.push(end - start);
      byCategory.set(category, lengths);
    }
  }
  return (categories) =>
    median(categories.flatMap((category) => byCategory.get(category) ?? [])) ?? median(all) ?? DEFAULT_LENGTH;
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

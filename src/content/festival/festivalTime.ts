import { type FestivalDay, festivalDays } from './festivalDays.ts';
import { type WallClock, readClock } from '#lib/dates/wallClock.ts';
import { type Zone, isTimeZone, zoneOf, zoneOffsets } from '#lib/dates/zone.ts';
import { oncePerObject } from '#lib/oncePerObject.ts';
import type { FestivalEvent } from './schema.ts';
import type { ZoneOffsets } from '#lib/dates/pageOffsets.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';

/** The festival's days and clock, from its event document. */
export interface FestivalTime {
  /** The time zone of all times. */
  zone: Zone;
  days: readonly FestivalDay[];
  /**
   * The festival day of an instant. An event before `dayStartsAt` belongs to the day before. Use only the day of the
   * result: its hour is shifted.
   */
  dayAt(instant: number): WallClock;
}

type TimeFields = Partial<Pick<FestivalEvent, 'timeZone' | 'dayStartsAt' | 'startDate' | 'endDate'>>;

const DAY_START = /^(?:(?:0\d|1[01]):[0-5]\d|12:00)$/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const NO_FIELDS: TimeFields = {};

/**
 * Returns the same object for the same event.
 *
 * @param event undefined while it is loading, or if it cannot be loaded.
 */
export function festivalTime(event: TimeFields = NO_FIELDS): FestivalTime {
  return timeOf(event);
}

const timeOf = oncePerObject(({ timeZone, dayStartsAt, startDate, endDate }: TimeFields): FestivalTime => {
  const zone = zoneOf(timeZone !== undefined && isTimeZone(timeZone) ? timeZone : SPEC_DEFAULTS.timeZone);
  const dayStart = minutesOf(dayStartsAt) * MINUTE;
  return {
    zone,
    days:
      festivalDays(startDate, endDate) ?? festivalDays(SPEC_DEFAULTS.startDate, SPEC_DEFAULTS.endDate) ?? [],
    dayAt: (instant) => readClock(zone.wallTimeAt(instant) - dayStart),
  };
});

/** The UTC offsets on the festival's days and those beside them, for a page to send. */
export function festivalOffsets({ zone, days }: FestivalTime): ZoneOffsets | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  return zoneOffsets(zone, Date.parse(first.date) - DAY, Date.parse(last.date) + 2 * DAY);
}

/** Whether a text is a time at which a day may start, such as `06:00`; noon at the latest. */
export function isDayStart(text: string): boolean {
  return DAY_START.test(text);
}

function minutesOf(text = ''): number {
  if (!isDayStart(text)) return 0;
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

import {
  type ICalDayJsStub,
  type ICalEventData,
  ICalCalendar,
  ICalEvent,
  ICalEventStatus,
  escape,
} from 'ical-generator';
import type { CalendarContent, CalendarEvent } from '#content/event/calendar/calendarContent.ts';
import type { Calendar } from '#content/event/calendar/indexCalendars.ts';
import { placesText } from '#content/event/locations.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { readInstant } from '#lib/dates/instant.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { baseOf } from '#lib/i18n/pageLanguage.ts';
import { mapInTurns } from '#lib/mapInTurns.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { shorten } from '#lib/text/shorten.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import { foldLines } from './foldLines.ts';
import { calendarZone } from './timeZone.ts';

/** How often calendar programs check for changes. Seconds. */
const REFRESH_INTERVAL = 3600;
/** Sequence numbers count seconds from here: as 32-bit numbers they last until 2088. */
const FIRST_CHANGE = Date.UTC(2020, 0);
/** Control characters, which a calendar may not contain; tabs and line breaks remain. */
// oxlint-disable-next-line no-control-regex -- it removes control characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The longest texts, in code points. Longer ones would be in every calendar, and no real event needs them. */
const MAX_LENGTHS = { title: 500, location: 500, description: 10_000 };
const CALENDAR_END = 'END:VCALENDAR';

interface WriteOptions {
  /** The `_id` of the festival. */
  eventId: string;
  /** The site's public origin, without a trailing slash; undefined if it is unknown. */
  origin: string | undefined;
  /** The calendar's language. */
  i18n: I18n;
}

/** The name that calendar programs show: `Afterglow: Saturday Oct 25`. */
export function calendarName({ festival }: CalendarContent, { title }: Pick<Calendar, 'title'>): string {
  return shorten(
    [festival?.nickname ?? festival?.title, title].filter(Boolean).join(': '),
    MAX_LENGTHS.title,
  );
}

/**
 * Writes a calendar as iCalendar (RFC 5545). The same content gives the same text. Events without a start are left out.
 */
export async function writeCalendar(
  content: CalendarContent,
  calendar: Pick<Calendar, 'title' | 'events'>,
  options: WriteOptions,
): Promise<string> {
  const { festival } = content;
  const file = new ICalCalendar({
    prodId: `//Fairground//Calendar//${baseOf(options.i18n.language).toUpperCase()}`,
    // The library escapes the fields of events, but not the calendar's name and ids.
    name: escape(clean(calendarName(content, calendar)), false),
    ttl: REFRESH_INTERVAL,
  });
  const events = await mapInTurns(calendar.events, (event) => {
    const data = describe(event, festival, options);
    if (!data) return [];
    const text = foldLines(new ICalEvent(data, file).toString());
    return { start: Number(data.start.toDate()), id: data.id, text };
  });
  const texts = events
    .flat()
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
    .map(({ text }) => text);
  // Written without the library's own function for whole calendars, for four reasons. It is too slow for a large one.
  // In a calendar with a zone it writes DTSTAMP in that zone, but it must be UTC. Without events it writes no zone, but
  // a calendar must have a component. And it does not end the last line like the others.
  const head = file.toString().slice(0, -CALENDAR_END.length);
  const { block } = calendarZone(festivalTime(festival).zone);
  return [head, `${block}\r\n`, ...texts, `${CALENDAR_END}\r\n`].join('');
}

/** @returns undefined for an event without a start */
function describe(
  event: CalendarEvent,
  festival: CalendarContent['festival'],
  { eventId, origin, i18n: { prefix } }: WriteOptions,
) {
  const { zone } = festivalTime(festival);
  const described = calendarZone(zone);
  const times = eventTimes(event.startsAt, event.endsAt, zone);
  if (!times) return undefined;
  const { start, end } = times;
  const isDescribed = described.describes(start) && described.describes(end ?? start);
  const changed = changedAt(event);
  const isCancelled = event.status === 'canceled';
  const page = isCancelled ? undefined : addressUnder(SCHEDULE_PATH, event.address);
  const venue = [festival?.locationName, festival?.locationAddress];
  const stages = placesText(event.eventPlace);
  return {
    id: escape(clean(`${event._id}@${eventId}`), false),
    sequence: Math.floor((changed.getTime() - FIRST_CHANGE) / 1000),
    stamp: changed,
    lastModified: changed,
    // Without a zone the library writes times in UTC.
    timezone: isDescribed ? described.name : null,
    start: timeIn(zone, start),
    end: end === undefined ? null : timeIn(zone, end),
    summary: clean(shorten(event.title, MAX_LENGTHS.title)),
    location: clean(shorten([stages, ...venue].filter(Boolean).join(', '), MAX_LENGTHS.location)) || null,
    description:
      event.description === undefined ? null : clean(shorten(event.description, MAX_LENGTHS.description)),
    // Not set as fields of the library, which escapes them: addresses are not escaped.
    url:
      page === undefined || origin === undefined
        ? null
        : origin + prefix + page.replace(/[,;]/g, encodeURIComponent),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  } satisfies ICalEventData;
}

/** The last change of an event, or of one of its stages, because the event shows their names. */
function changedAt({ _updatedAt, eventPlace }: CalendarEvent): Date {
  const changes = [_updatedAt, ...eventPlace.map((place) => place._updatedAt)];
  return new Date(Math.max(FIRST_CHANGE, ...changes.map((text) => readInstant(text) ?? FIRST_CHANGE)));
}

/** Replaces lone surrogates: they would be counted with fewer bytes than they take when lines are folded. */
function clean(text: string): string {
  return text.replace(CONTROLS, '').toWellFormed();
}

/** An instant in the shape of a Day.js object: for a `Date` the library would write the machine's local time. */
function timeIn(zone: Zone, instant: number): ICalDayJsStub {
  const shape = (wallTime: number): ICalDayJsStub => ({
    isValid: () => true,
    toDate: () => new Date(instant),
    toJSON: () => new Date(instant).toISOString(),
    format(pattern) {
      const [date = '', time = ''] = new Date(wallTime).toISOString().replace(/[-:]/g, '').split(/[T.]/);
      return pattern === 'HHmmss' ? time : date;
    },
    tz: () => shape(zone.wallTimeAt(instant)),
    utc: () => shape(instant),
  });
  return shape(instant);
}

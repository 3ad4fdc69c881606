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
import { festivalTime } from '#content/festival/festivalTime.ts';
import { readInstant } from '#lib/dates/instant.ts';
import type { Zone } from '#lib/dates/zone.ts';
import { mapInTurns } from '#lib/mapInTurns.ts';
import { eventTimes } from '#content/event/eventTimes.ts';
import { locationText } from '#content/event/locations.ts';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { shorten } from '#lib/text/shorten.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import { foldLines } from './foldLines.ts';
import { calendarZone } from './timeZone.ts';

/** How often subscribers look for changes. Seconds. */
const REFRESH_INTERVAL = 3600;
/** Sequence numbers count from here: as 32-bit numbers they last until 2088. */
const FIRST_CHANGE = Date.UTC(2020, 0);
/** Control characters, which a calendar may not contain; tabs and line breaks remain. */
// eslint-disable-next-line no-control-regex -- They are what is removed.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Of a text, in code points: longer ones are no programme's, and would be in every calendar. */
const LONGEST = { title: 500, location: 500, description: 10_000 };
const CALENDAR_END = 'END:VCALENDAR';

interface WriteOptions {
  /** The `_id` of the festival. */
  eventId: string;
  /** The site's public origin, without a trailing slash; undefined if it is unknown. */
  origin: string | undefined;
}

/** The name that calendar programs show: `Afterglow: Saturday Oct 25`. */
export function calendarName({ festival }: CalendarContent, { title }: Pick<Calendar, 'title'>): string {
  return shorten([festival?.nickname ?? festival?.title, title].filter(Boolean).join(': '), LONGEST.title);
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
    prodId: '//Fairground//Calendar//EN',
    // The library escapes the fields of events, but not the name and ids.
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
  // The library writes a whole calendar at once, too slowly for a large one; in a calendar with a zone it writes DTSTAMP
  // in that zone, where it must be UTC; without events it writes no zone, where a calendar must have a component; and the
  // last line must end like the others.
  const head = file.toString().slice(0, -CALENDAR_END.length);
  const { block } = calendarZone(festivalTime(festival).zone);
  return [head, `${block}\r\n`, ...texts, `${CALENDAR_END}\r\n`].join('');
}

/** @returns undefined without a start */
function describe(
  event: CalendarEvent,
  festival: CalendarContent['festival'],
  { eventId, origin }: WriteOptions,
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
  const stages = event.eventPlace.length === 0 ? undefined : locationText(event.eventPlace);
  return {
    id: escape(clean(`${event._id}@${eventId}`), false),
    sequence: Math.floor((changed.getTime() - FIRST_CHANGE) / 1000),
    stamp: changed,
    lastModified: changed,
    // Without a zone the library writes times in UTC.
    timezone: isDescribed ? described.name : null,
    start: timeIn(zone, start),
    end: end === undefined ? null : timeIn(zone, end),
    summary: clean(shorten(event.title, LONGEST.title)),
    location: clean(shorten([stages, ...venue].filter(Boolean).join(', '), LONGEST.location)) || null,
    description:
      event.description === undefined ? null : clean(shorten(event.description, LONGEST.description)),
    // The library escapes these two, which are not escaped in an address.
    url:
      page === undefined || origin === undefined ? null : origin + page.replace(/[,;]/g, encodeURIComponent),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  } satisfies ICalEventData;
}

/** The last change of an event or of one of its stages, whose names are part of it. */
function changedAt({ _updatedAt, eventPlace }: CalendarEvent): Date {
  const changes = [_updatedAt, ...eventPlace.map((place) => place._updatedAt)];
  return new Date(Math.max(FIRST_CHANGE, ...changes.map((text) => readInstant(text) ?? FIRST_CHANGE)));
}

/** A lone surrogate would count as fewer bytes than it takes when lines are folded. */
function clean(text: string): string {
  return text.replace(CONTROLS, '').toWellFormed();
}

/** An instant in the shape of a Day.js object: of a `Date` the library writes the local time of the machine. */
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

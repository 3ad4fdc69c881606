import { type FestivalTime, festivalTime } from '../../festival/festivalTime.ts';
import { SCREENS } from '../../messages/index.ts';
import { dayKey } from '#lib/dates/dayKey.ts';
import { tabText } from '#lib/dates/dayTexts.ts';
import { readClock } from '#lib/dates/wallClock.ts';
import { keyOf } from '#lib/filtering/filterKey.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { mapInTurns } from '#lib/mapInTurns.ts';
import { pickCode, readPickCodes, writePickCodes } from '../../pickCode.ts';
import { eventTimes } from '../eventTimes.ts';
import { event } from '../index.ts';
import { locationsOf } from '../locations.ts';
import type { CalendarContent, CalendarEvent } from './calendarContent.ts';
import { SCHEDULE_CALENDAR, calendarPath, readCalendarPath } from './calendarPath.ts';

/** What a calendar contains. */
export interface Calendar {
  /** Its canonical path, without the language. */
  path: string;
  /** The day, stage or event that it contains, such as `Saturday Oct 25`. */
  title: string;
  events: Iterable<CalendarEvent>;
}

/** All calendars of a schedule in one language. */
export interface CalendarIndex {
  /** All calendars except those of picks, by path. */
  calendars: ReadonlyMap<string, Calendar>;
  /** The events by their pick code. */
  byCode: ReadonlyMap<string, readonly CalendarEvent[]>;
  /** The title of picks. */
  picksTitle: string;
}

export async function indexCalendars(
  { festival, events }: CalendarContent,
  t: I18n['t'],
): Promise<CalendarIndex> {
  const time = festivalTime(festival);
  const placed = await mapInTurns(events, (event) => ({
    event,
    path: calendarPath('event', event.address),
    date: dateOf(event, time),
    stages: locationsOf(event.eventPlace).map((stage) => ({
      path: calendarPath('stage', keyOf(stage)),
      title: stage.name,
    })),
    code: pickCode(event._id),
  }));
  const calendars = new Map<string, Calendar & { events: Set<CalendarEvent> }>();
  const byCode = new Map<string, CalendarEvent[]>();

  /** Adds events to the calendar at a path. The first title that is passed for a path is the calendar's title. */
  function add(path: string | undefined, title: string, added: Iterable<CalendarEvent>): void {
    if (path === undefined) return;
    const known = calendars.get(path);
    if (!known) calendars.set(path, { path, title, events: new Set(added) });
    else for (const event of added) known.events.add(event);
  }

  add(SCHEDULE_CALENDAR, t(SCREENS.schedule), events);
  // A cancelled event may have the same address as an active one. The active one gives the title.
  for (const isActive of [true, false])
    for (const { path, event } of placed)
      if ((event.status === 'active') === isActive) add(path, event.title, [event]);
  for (const { key, date } of time.days) {
    const ofDay = placed.filter((one) => one.date === date);
    add(
      calendarPath('day', key),
      tabText(readClock(Date.parse(date)), t),
      ofDay.map(({ event }) => event),
    );
  }
  for (const { stages, event } of placed) for (const { path, title } of stages) add(path, title, [event]);
  for (const { code, event } of placed) byCode.set(code, [...(byCode.get(code) ?? []), event]);
  return { calendars, byCode, picksTitle: t(SCREENS.myFestival) };
}

/**
 * The calendar at a path below `/calendar`.
 *
 * @param asked the path in any spelling, without the language
 * @returns undefined for an unknown event, day or stage, and for a list of picks without a valid code
 */
export function findCalendar(
  { calendars, byCode, picksTitle }: CalendarIndex,
  asked: string,
): Calendar | undefined {
  const named = readCalendarPath(asked);
  if (named?.kind === 'picks') {
    const codes = readPickCodes(named.key);
    const path = codes && calendarPath('picks', writePickCodes(codes));
    if (!codes || path === undefined) return undefined;
    return {
      path,
      title: picksTitle,
      events: (codes[event.pickLetter] ?? []).flatMap((code) => byCode.get(code) ?? []),
    };
  }
  const path = named ? calendarPath(named.kind, named.key) : asked;
  return path === undefined ? undefined : calendars.get(path);
}

function dateOf({ startsAt, endsAt }: CalendarEvent, { zone, dayAt }: FestivalTime): string | undefined {
  const times = eventTimes(startsAt, endsAt, zone);
  return times && dayKey(dayAt(times.start));
}

import { type FestivalTime, festivalTime } from '../config/festivalTime.ts';
import { dayKey } from '../dates/timeTexts.ts';
import { filterKey } from '../filtering/filterKey.ts';
import { matchCodes } from '../picks/matchPicks.ts';
import { readPickCodes } from '../picks/pickCode.ts';
import { eventTimes } from '../schedule/eventTimes.ts';
import { locationNames } from '../schedule/locations.ts';
import type { CalendarContent, CalendarEvent } from './calendarContent.ts';
import { CALENDAR_PATH, SCHEDULE_CALENDAR, calendarPath } from './calendarPath.ts';

/** What a calendar contains. */
export interface Calendar {
  /** What it is of, such as `Saturday Oct 25`. */
  title: string;
  events: readonly CalendarEvent[];
}

const KEYED = new RegExp(`^${CALENDAR_PATH}/(event|day|stage|picks)/([^/]+)\\.ics$`);

/**
 * The calendar at a path, from `/calendar`.
 *
 * @returns undefined if there is none: an unknown event, day or stage, or a list of picks without a single code.
 */
export function selectCalendar(content: CalendarContent, path: string): Calendar | undefined {
  const { events } = content;
  if (path === SCHEDULE_CALENDAR) return { title: 'Schedule', events };
  const [, kind, segment = ''] = KEYED.exec(path) ?? [];
  const key = decode(segment);
  if (key === undefined) return undefined;
  if (kind === 'event') return atAddress(content, key);
  if (kind === 'day') return ofDay(content, key);
  if (kind === 'stage') return ofStage(content, key);
  const codes = readPickCodes(key);
  return codes && { title: 'My festival', events: matchCodes(codes.event, events) };
}

/** The paths of all calendars but those of picks, without duplicates. */
export function calendarPaths({ festival, events }: CalendarContent): string[] {
  const keys = [
    ...events.map(({ address }) => calendarPath('event', address)),
    ...festivalTime(festival).days.map(({ key }) => calendarPath('day', key)),
    ...events.flatMap(stagesOf).map(({ key }) => calendarPath('stage', key)),
  ];
  return [...new Set([SCHEDULE_CALENDAR, ...keys.filter((path) => path !== undefined)])];
}

function atAddress({ events }: CalendarContent, key: string): Calendar | undefined {
  const found = events.filter(({ address }) => address === key);
  const shown = found.find(({ status }) => status === 'active') ?? found[0];
  return shown && { title: shown.title, events: found };
}

function ofDay({ festival, events }: CalendarContent, wanted: string): Calendar | undefined {
  const time = festivalTime(festival);
  const day = time.days.find(({ key }) => key === wanted);
  return day && { title: day.name, events: events.filter((event) => dateOf(event, time) === day.date) };
}

function dateOf({ startsAt, endsAt }: CalendarEvent, { zone, dayAt }: FestivalTime): string | undefined {
  const times = eventTimes(startsAt, endsAt, zone);
  return times && dayKey(dayAt(times.start));
}

function ofStage({ events }: CalendarContent, wanted: string): Calendar | undefined {
  const isWanted = ({ key }: { key: string }) => key === wanted;
  const stage = events.flatMap(stagesOf).find(isWanted);
  return stage && { title: stage.name, events: events.filter((event) => stagesOf(event).some(isWanted)) };
}

function stagesOf({ eventPlace }: CalendarEvent): { key: string; name: string }[] {
  return locationNames(eventPlace).map((name) => ({ key: filterKey(name), name }));
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

import { pathSegment } from '#lib/url/webAddress.ts';

/** The path below which all calendars are. */
export const CALENDAR_PATH = '/calendar';

/** The calendar of the whole schedule. */
export const SCHEDULE_CALENDAR = `${CALENDAR_PATH}/schedule.ics`;

/** Other calendars: of an event by alias, of a day or stage by its key in the address, of picks by their codes. */
export type CalendarKind = 'event' | 'day' | 'stage' | 'picks';

/**
 * The path of a calendar; undefined if its key cannot be part of a URL.
 *
 * @param prefix of the calendar's language.
 */
export function calendarPath(kind: CalendarKind, key: string | undefined, prefix = ''): string | undefined {
  const segment = pathSegment(key);
  return segment === undefined ? undefined : `${prefix}${CALENDAR_PATH}/${kind}/${segment}.ics`;
}

const KEYED_PATH = new RegExp(`^${CALENDAR_PATH}/(event|day|stage|picks)/([^/]+)\\.ics$`);

/**
 * What the path of a calendar names, however it is escaped; undefined for the whole schedule and for any other path.
 */
export function readCalendarPath(path: string): { kind: CalendarKind; key: string } | undefined {
  const [, kind, segment = ''] = KEYED_PATH.exec(path) ?? [];
  const key = decode(segment);
  return kind === undefined || key === undefined ? undefined : { kind: kind as CalendarKind, key };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

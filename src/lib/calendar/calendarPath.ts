import { pathSegment } from '../url/webAddress.ts';

/** The path of all calendars. */
export const CALENDAR_PATH = '/calendar';

/** The calendar of the whole schedule. */
export const SCHEDULE_CALENDAR = `${CALENDAR_PATH}/schedule.ics`;

/** What else has a calendar: an event by alias, a day or stage by its key in the address, picks by their codes. */
export type CalendarKind = 'event' | 'day' | 'stage' | 'picks';

/** The path of a calendar; undefined if its key cannot be part of a URL. */
export function calendarPath(kind: CalendarKind, key: string | undefined): string | undefined {
  const segment = pathSegment(key);
  return segment === undefined ? undefined : `${CALENDAR_PATH}/${kind}/${segment}.ics`;
}

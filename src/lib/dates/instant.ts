import { type Zone, zoneOf } from './zone.ts';

const ISO =
  /^([12]\d{3})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
/** Sanity's own times, such as `_createdAt`, name their zone. */
const UTC = zoneOf('UTC');
const OFFSET = /^([+-])(\d{2}):?(\d{2})?$/;

/**
 * Parses a stored date and time. The content service stores instants (`2031-05-03T18:00:00Z`). A date without a zone
 * comes from an imported timetable in local time; it is read in the festival's zone, not in the visitor's, as `Date`
 * would. A date without a time is midnight in the festival's zone.
 *
 * Only ISO 8601 is accepted, years 1000 to 2999: browsers differ on other formats and use the visitor's zone.
 *
 * @param zone the festival's.
 * @returns milliseconds since 1970 in UTC, or undefined for invalid dates.
 */
export function readInstant(text: string | undefined, zone: Zone = UTC): number | undefined {
  const parts = ISO.exec(text?.trim() ?? '');
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part = '0') => Number(part));
  const clock = Date.UTC(year, month - 1, day, hour, minute, second);
  // Invalid dates and times roll over into the next day, month or year.
  if (new Date(clock).toISOString().slice(0, 10) !== parts[0].slice(0, 10) || minute > 59 || second > 59)
    return undefined;
  const offsetText = parts[7];
  if (offsetText === undefined) return zone.instantOf(clock);
  const offset = OFFSET.exec(offsetText);
  if (!offset) return clock;
  const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
  return clock - (offset[1] === '-' ? -minutes : minutes) * 60_000;
}

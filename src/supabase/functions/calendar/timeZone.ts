import { tzlib_get_ical_block, tzlib_get_offset, tzlib_get_timezones } from 'timezones-ical-library';
import type { Zone } from '#lib/dates/zone.ts';
import { oncePerObject } from '#lib/oncePerObject.ts';

/** A festival's time zone in the form that calendars need. */
export interface CalendarZone {
  /** The `VTIMEZONE` block, lines separated by CRLF. */
  block: string;
  /** Its name, as in `TZID`; undefined for a zone that cannot be described. */
  name: string | undefined;
  /** Whether programs read the local time at an instant as that instant; otherwise it must be written in UTC. */
  describes(instant: number): boolean;
}

const DAY = 24 * 60 * 60_000;
/** Clocks change only at quarters of an hour. */
const QUARTER = 15 * 60_000;

/**
 * Describes a time zone. Local times may be used only if the description has the same offset as the runtime's own list
 * of zones. In an old runtime this is not so for a few zones whose rules have just changed. Also, when clocks are set
 * back, a local time occurs twice, and programs may take either.
 */
export const calendarZone = oncePerObject((zone: Zone): CalendarZone => {
  const name = namesIn(tzlib_get_timezones()).find(
    (known) => known.toLowerCase() === zone.name.toLowerCase(),
  );
  // A block is needed even without a name: a calendar without events must have some component.
  const block = blockOf(name ?? 'UTC');
  const known = new Map<number, boolean>();

  function describes(instant: number): boolean {
    // Rounded and remembered, because the library needs a tenth of a millisecond for an offset.
    const quarter = Math.floor(instant / QUARTER) * QUARTER;
    let isEqual = known.get(quarter);
    if (isEqual === undefined) {
      const wallTime = zone.wallTimeAt(quarter);
      isEqual =
        name !== undefined &&
        !isRepeated(zone, quarter) &&
        describedOffset(name, wallTime) === wallTime - quarter;
      known.set(quarter, isEqual);
    }
    return isEqual;
  }

  return { name, block, describes };
});

/** The block of a zone, with its own name: the block of an alias has the name of the other zone. */
function blockOf(name: string): string {
  const [block = ''] = namesIn(tzlib_get_ical_block(name));
  return block.replace(/^(TZID|X-LIC-LOCATION):[^\r]*/gm, `$1:${name}`);
}

/** Whether another instant has the same local time. */
function isRepeated(zone: Zone, instant: number): boolean {
  const wallTime = zone.wallTimeAt(instant);
  return [instant - DAY, instant + DAY].some((near) => {
    const other = wallTime - (zone.wallTimeAt(near) - near);
    return other !== instant && zone.wallTimeAt(other) === wallTime;
  });
}

/** @returns milliseconds; negative in the Americas */
function describedOffset(name: string, wallTime: number): number {
  const wall = new Date(wallTime).toISOString();
  const offset = tzlib_get_offset(name, wall.slice(0, 10), wall.slice(11, 16));
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** The library returns lists unless it is asked for JSON, but its types do not say so. */
function namesIn(value: string | string[]): string[] {
  return typeof value === 'string' ? [value] : value;
}

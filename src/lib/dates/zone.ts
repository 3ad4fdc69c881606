import { type ZoneOffsets, pageOffsets } from './pageOffsets.ts';
import { type WallClock, readClock } from './wallClock.ts';

const DAY = 24 * 60 * 60_000;

/** Converts between instants (milliseconds since 1970 in UTC) and the local time of a time zone. */
export interface Zone {
  /** IANA name, such as `Europe/Berlin`. */
  name: string;
  /** The local time at an instant as milliseconds since 1970, as if it were UTC. */
  wallTimeAt(instant: number): number;
  /** The local time at an instant. */
  wallClockAt(instant: number): WallClock;
  /** The UTC offset in milliseconds on a day since 1970 in UTC; null if it changes on that day. */
  steadyOffset(day: number): number | null;
  /**
   * The instant of a local time.
   *
   * @param wall the local time as milliseconds since 1970, as if it were UTC.
   * @returns the first of two instants if the clock is set back; if it is set forward, skipped times move on by the
   *   missing hour (`Temporal`'s `compatible`).
   */
  instantOf(wall: number): number;
}

const zones = new Map<string, Zone>();

/** @throws RangeError on first use of a zone that does not exist; check with `isTimeZone`. */
export function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (!zone) zones.set(name, (zone = createZone(name)));
  return zone;
}

/** The offsets of a zone on the days from one instant to another, for a page to send. */
export function zoneOffsets({ name, steadyOffset }: Zone, from: number, to: number): ZoneOffsets {
  const firstDay = dayOf(from);
  const offsets = Array.from({ length: dayOf(to) - firstDay + 1 }, (_, index) =>
    steadyOffset(firstDay + index),
  );
  return { zone: name, firstDay, offsets };
}

export function isTimeZone(name: string): boolean {
  if (pageOffsets(name)) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function createZone(name: string): Zone {
  let format: Intl.DateTimeFormat | undefined;
  /** By day since 1970 in UTC. A schedule has hundreds of entries, but few days. */
  const steadyOffsets = new Map<number, number | null>();

  return {
    name,
    steadyOffset,
    wallTimeAt: asUtc,
    wallClockAt: (instant) => readClock(asUtc(instant)),
    instantOf(wall) {
      const first = wall - offsetAt(wall - DAY);
      if (asUtc(first) === wall) return first;
      const second = wall - offsetAt(wall + DAY);
      return asUtc(second) === wall ? second : first;
    },
  };

  /** The UTC offset in milliseconds; negative in the Americas. */
  function offsetAt(instant: number): number {
    return asUtc(instant) - instant;
  }

  /** The local time as milliseconds since 1970, as if it were UTC. */
  function asUtc(instant: number): number {
    return instant + (steadyOffset(dayOf(instant)) ?? computeUtc(instant) - instant);
  }

  /** Adding an offset is a hundred times faster than `Intl`, and no zone has changed its offset twice within a day. */
  function steadyOffset(day: number): number | null {
    const page = pageOffsets(name);
    let offset = page?.offsets[day - page.firstDay] ?? steadyOffsets.get(day);
    if (offset === undefined) {
      const [start, end] = [day * DAY, (day + 1) * DAY];
      const atStart = computeUtc(start) - start;
      offset = computeUtc(end) - end === atStart ? atStart : null;
      steadyOffsets.set(day, offset);
    }
    return offset;
  }

  /** Like `asUtc`, in whole seconds, computed by `Intl`. */
  function computeUtc(instant: number): number {
    format ??= numbersIn(name);
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
  }
}

/** The number of days since 1970 in UTC. */
function dayOf(instant: number): number {
  return Math.floor(instant / DAY);
}

/**
 * Formats a zone's local time as numbers; texts are built from these, since browsers' own texts differ between versions.
 * Created on first use: that costs a slow phone tens of milliseconds, which most screens do not need.
 */
function numbersIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

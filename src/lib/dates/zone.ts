const DAY = 24 * 60 * 60_000;

/** Local date and time in a zone. */
export interface WallClock {
  year: number;
  /** 0 to 11. */
  month: number;
  /** 1 to 31. */
  day: number;
  /** 0 (Sunday) to 6. */
  weekday: number;
  /** 0 to 23. */
  hour: number;
  minute: number;
}

/** Converts between instants (milliseconds since 1970 in UTC) and the local time of a time zone. */
export interface Zone {
  /** IANA name, such as `Europe/Berlin`. */
  name: string;
  /** The local time at an instant as milliseconds since 1970, as if it were UTC. */
  wallTimeAt(instant: number): number;
  /** The local time at an instant. */
  wallClockAt(instant: number): WallClock;
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

export function isTimeZone(name: string): boolean {
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
  const steadyOffsets = new Map<number, number | undefined>();

  return {
    name,
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
    return instant + (steadyOffset(Math.floor(instant / DAY)) ?? computeUtc(instant) - instant);
  }

  /**
   * The UTC offset of a whole day; undefined if it changes on that day. Adding an offset is a hundred times faster than
   * `Intl`, and no zone has changed its offset twice within a day.
   */
  function steadyOffset(day: number): number | undefined {
    if (!steadyOffsets.has(day)) {
      const [start, end] = [day * DAY, (day + 1) * DAY];
      const offset = computeUtc(start) - start;
      steadyOffsets.set(day, computeUtc(end) - end === offset ? offset : undefined);
    }
    return steadyOffsets.get(day);
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

/** @param wall the local time as milliseconds since 1970, as if it were UTC. */
export function readClock(wall: number): WallClock {
  const date = new Date(wall);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
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

/** What of a calendar takes memory. */
interface StoredPicks {
  body: Uint8Array;
  gzipped: Uint8Array | undefined;
}

/** Bytes, for each version of the content. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Of a calendar: its objects, and its place in the map. */
const OVERHEAD = 1024;

/**
 * Keeps calendars by their path, those that were asked for last, within a number of bytes. Requests that come together
 * share one writing; one that fails is not kept.
 */
export function keepCalendars<Calendar extends StoredPicks>(
  limit = MOST_BYTES,
): (path: string, write: () => Promise<Calendar>) => Promise<Calendar> {
  // In the order of use.
  const kept = new Map<string, { calendar: Promise<Calendar>; bytes: number }>();
  let bytes = 0;

  function drop(path: string): void {
    bytes -= kept.get(path)?.bytes ?? 0;
    kept.delete(path);
  }

  function start(path: string, write: () => Promise<Calendar>) {
    const entry = { calendar: write(), bytes: 0 };
    entry.calendar.then(
      ({ body, gzipped }) => {
        if (kept.get(path) !== entry) return;
        entry.bytes = OVERHEAD + 2 * path.length + body.byteLength + (gzipped?.byteLength ?? 0);
        bytes += entry.bytes;
        for (const oldest of kept.keys()) if (bytes > limit) drop(oldest);
      },
      () => drop(path),
    );
    return entry;
  }

  return function calendarAt(path, write) {
    const entry = kept.get(path) ?? start(path, write);
    kept.delete(path);
    kept.set(path, entry);
    return entry.calendar;
  };
}

/** The parts of a calendar that take memory. */
interface StoredCalendar {
  body: Uint8Array;
  gzipped: Uint8Array | undefined;
}

/** The limit for each version of the content. Bytes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The overhead of a calendar: its objects, and its place in the map. */
const OVERHEAD = 1024;

/**
 * Caches calendars by path within a number of bytes; the least recently used are dropped. Concurrent requests share one
 * writing. A writing that fails is not cached.
 */
export function keepCalendars<Calendar extends StoredCalendar>(
  limit = MOST_BYTES,
): (path: string, write: () => Promise<Calendar>) => Promise<Calendar> {
  // Sorted by last use.
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

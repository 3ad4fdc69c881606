/** The parts of a calendar that take memory. */
interface StoredCalendar {
  body: Uint8Array;
  gzipped: Uint8Array | undefined;
}

/** The limit for each version of the content. Bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The overhead of a calendar: its objects, and its place in the map. */
const OVERHEAD = 1024;

/**
 * Caches calendars by path within a number of bytes; the least recently used are dropped. Concurrent requests share one
 * writing. A writing that fails is not cached.
 */
export function createCalendarCache<Calendar extends StoredCalendar>(
  limit = MAX_BYTES,
): (path: string, write: () => Promise<Calendar>) => Promise<Calendar> {
  // Sorted by last use.
  const cache = new Map<string, { calendar: Promise<Calendar>; bytes: number }>();
  let bytes = 0;

  function drop(path: string): void {
    bytes -= cache.get(path)?.bytes ?? 0;
    cache.delete(path);
  }

  function start(path: string, write: () => Promise<Calendar>) {
    const entry = { calendar: write(), bytes: 0 };
    entry.calendar.then(
      ({ body, gzipped }) => {
        if (cache.get(path) !== entry) return;
        entry.bytes = OVERHEAD + 2 * path.length + body.byteLength + (gzipped?.byteLength ?? 0);
        bytes += entry.bytes;
        for (const oldest of cache.keys()) if (bytes > limit) drop(oldest);
      },
      () => drop(path),
    );
    return entry;
  }

  return function calendarAt(path, write) {
    const entry = cache.get(path) ?? start(path, write);
    cache.delete(path);
    cache.set(path, entry);
    return entry.calendar;
  };
}

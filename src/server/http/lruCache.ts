/** A least-recently-used cache with a limit in bytes. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  /** Stores a value. Also updates the size of a value that has grown. */
  set(key: string, value: Value): void;
  deleteWhere(isMatch: (value: Value) => boolean): void;
  /** Bytes of all entries, keys included. */
  bytes(): number;
}

/** The estimated overhead of an entry in bytes: objects, headers, its place in the map. */
const OVERHEAD = 1024;

/**
 * @param limit bytes of all entries, keys included
 * @param sizeOf bytes of a value
 */
export function createLruCache<Value>(limit: number, sizeOf: (value: Value) => number): LruCache<Value> {
  // A Map keeps insertion order: re-inserting an entry makes it the most recent.
  const entries = new Map<string, { value: Value; bytes: number }>();
  let bytes = 0;
  const evict = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      evict(key);
      const entry = { value, bytes: OVERHEAD + 2 * key.length + sizeOf(value) };
      entries.set(copyString(key), entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= limit) break;
        evict(oldest);
      }
    },
    deleteWhere(isMatch) {
      for (const [key, { value }] of entries) if (isMatch(value)) evict(key);
    },
    bytes: () => bytes,
  };
}

/** A copy of a string. A V8 substring keeps its whole source in memory, such as a URL of 28 KB. */
export function copyString(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

/** Keeps what was used last, within a number of bytes. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  /** Also for what is kept already and has grown meanwhile. */
  set(key: string, value: Value): void;
  /** What all entries take, keys included. */
  bytes(): number;
}

/** What an entry takes beside its key and its own bytes: objects, headers, its place in the map. */
const OVERHEAD = 1024;

/**
 * A cache that forgets what has not been asked for longest.
 *
 * @param limit bytes of all entries, keys included
 * @param sizeOf the bytes of what is kept
 */
export function createLruCache<Value>(limit: number, sizeOf: (value: Value) => number): LruCache<Value> {
  // A Map keeps the order of insertion: what was just used goes to the end.
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
    bytes: () => bytes,
  };
}

/** A text that keeps no other alive: a part of a text keeps all of it, such as an address of 28 KB. */
export function copyString(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

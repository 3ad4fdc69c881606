/** Keeps what was used last, within a number of bytes. */
export interface ByteCache<Kept> {
  get(key: string): Kept | undefined;
  /** Also for what is kept already and has grown meanwhile. */
  set(key: string, kept: Kept): void;
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
export function createByteCache<Kept>(limit: number, sizeOf: (kept: Kept) => number): ByteCache<Kept> {
  // A Map keeps the order of insertion: what was just used goes to the end.
  const entries = new Map<string, { kept: Kept; bytes: number }>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.kept;
    },
    set(key, kept) {
      forget(key);
      const entry = { kept, bytes: OVERHEAD + 2 * key.length + sizeOf(kept) };
      entries.set(ownCopy(key), entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= limit) break;
        forget(oldest);
      }
    },
    bytes: () => bytes,
  };
}

/** A text that keeps no other alive: a part of a text keeps all of it, such as an address of 28 KB. */
export function ownCopy(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

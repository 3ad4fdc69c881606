/** Sets an entry of a cache as its most recent one, and drops the oldest beyond a limit. */
export function setRecent<Value>(cache: Map<string, Value>, key: string, value: Value, limit: number): void {
  // A Map keeps the order of insertion, so a key that is used moves to the end.
  cache.delete(key);
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= limit) break;
    cache.delete(oldest);
  }
}

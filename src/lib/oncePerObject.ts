/**
 * Remembers the result of a function for each object, for what many parts of a page ask about the same content.
 *
 * @param compute reads nothing but the object, which does not change.
 */
export function oncePerObject<Key extends object, Result extends object>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const result = results.get(key) ?? compute(key);
    results.set(key, result);
    return result;
  };
}

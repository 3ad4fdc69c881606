/**
 * React keys for the entries of a list: each entry's `_key`, or its index if the key is missing or duplicated.
 * Deterministic for the same list.
 */
export function uniqueKeys(entries: readonly { _key?: string | undefined }[]): string[] {
  const used = new Set<string>();
  return entries.map(({ _key }, index) => {
    let key = _key || `at-${index}`;
    while (used.has(key)) key = `${key}-at-${index}`;
    used.add(key);
    return key;
  });
}

/**
 * A React key for each entry of a list: its `_key`, or its position where content has none or has it twice. The same
 * list always gives the same keys.
 */
export function uniqueKeys(entries: readonly { _key?: string | undefined }[]): string[] {
  const taken = new Set<string>();
  return entries.map(({ _key }, index) => {
    let key = _key || `at-${index}`;
    while (taken.has(key)) key = `${key}-at-${index}`;
    taken.add(key);
    return key;
  });
}

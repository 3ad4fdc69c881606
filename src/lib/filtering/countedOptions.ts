export interface CountedOption<Key extends string = string> {
  key: Key;
  name: string;
  /** Whether it would show nothing, so that it cannot be chosen. */
  isEmpty?: boolean;
}

/**
 * The options of a filter, each with the number of items that it would show.
 *
 * @param counts by key; undefined while they are unknown.
 */
export function countedOptions<Key extends string>(
  options: readonly { key: Key; name: string }[],
  counts: ReadonlyMap<string, number> | undefined,
): CountedOption<Key>[] {
  return options.map(({ key, name }) => {
    const count = counts && (counts.get(key) ?? 0);
    return { key, name: count === undefined ? name : `${name} (${count})`, isEmpty: count === 0 };
  });
}

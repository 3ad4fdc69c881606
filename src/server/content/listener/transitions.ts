export type Transition = 'appear' | 'update' | 'disappear';

/**
 * The transitions of a query's documents: which have appeared, changed or disappeared.
 *
 * @param before the `_id`s that matched before
 * @param after the `_id`s that match now
 * @param changed the `_id`s of changed documents
 */
export function transitions(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  changed: ReadonlySet<string>,
): ReadonlyMap<string, Transition> {
  const result = new Map<string, Transition>();
  for (const id of after) {
    if (!before.has(id)) result.set(id, 'appear');
    else if (changed.has(id)) result.set(id, 'update');
  }
  for (const id of before) if (!after.has(id)) result.set(id, 'disappear');
  return result;
}

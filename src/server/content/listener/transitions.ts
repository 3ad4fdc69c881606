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
  const happened = new Map<string, Transition>();
  for (const id of after) {
    if (!before.has(id)) happened.set(id, 'appear');
    else if (changed.has(id)) happened.set(id, 'update');
  }
  for (const id of before) if (!after.has(id)) happened.set(id, 'disappear');
  return happened;
}

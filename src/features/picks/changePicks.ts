import { type StoredPicks, type Picked, type Picks, toggle } from './picksSlice.ts';

/** Adds documents to picks; documents that are already picked keep their place. */
export function withPicks(picks: StoredPicks, added: Picks): StoredPicks {
  const { picked } = picks;
  const kinds = { ...picked, ...added };
  return {
    ...picks,
    picked: eachKind(kinds, (_, kind) => ({ ...picked[kind], ...added[kind], ...picked[kind] })),
  };
}

/** Removes documents from picks. */
export function withoutPicks(picks: StoredPicks, removed: Picks): StoredPicks {
  return {
    ...picks,
    picked: eachKind(picks.picked, (own, kind) =>
      Object.fromEntries(Object.entries(own).filter(([id]) => !Object.hasOwn(removed[kind] ?? {}, id))),
    ),
  };
}

/**
 * Puts a removed document back at its former place among the picks.
 *
 * @param before the picks of its kind before the removal.
 */
export function withPickBack(picks: StoredPicks, kind: string, id: string, before: Picked): StoredPicks {
  const now = picks.picked[kind] ?? {};
  const old = Object.entries(before).filter(([other]) => other === id || Object.hasOwn(now, other));
  return { ...picks, picked: { ...picks.picked, [kind]: { ...Object.fromEntries(old), ...now } } };
}

/** Marks a place as visited, or removes the mark. */
export function withVisitToggled(picks: StoredPicks, id: string): StoredPicks {
  return { ...picks, visited: toggle(picks.visited, id) };
}

/** Notes that the visitor keeps both events of a clash, or removes the note. */
export function withClashToggled(picks: StoredPicks, key: string): StoredPicks {
  return { ...picks, keptClashes: toggle(picks.keptClashes, key) };
}

/** Builds picks from values by kind. Kinds without values are left out. */
export function eachKind<Value>(
  byKind: Readonly<Record<string, Value>>,
  make: (value: Value, kind: string) => Picked,
): Picks {
  const made = Object.entries(byKind).map(([kind, value]) => [kind, make(value, kind)] as const);
  return Object.fromEntries(made.filter(([, picked]) => Object.keys(picked).length > 0));
}

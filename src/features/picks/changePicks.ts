import { PICK_KINDS, type PickKind } from '#content/pickCode.ts';
import type { Kept, Picked } from './picksSlice.ts';

type Picks = Readonly<Record<PickKind, Picked>>;

/** Adds documents to picks; those that are there keep their place. */
export function withPicks(picks: Kept, added: Picks): Kept {
  return { ...picks, ...eachKind((kind) => ({ ...picks[kind], ...added[kind], ...picks[kind] })) };
}

/** Removes documents from picks. */
export function withoutPicks(picks: Kept, removed: Picks): Kept {
  const left = eachKind((kind) =>
    Object.fromEntries(Object.entries(picks[kind]).filter(([id]) => !Object.hasOwn(removed[kind], id))),
  );
  return { ...picks, ...left };
}

/**
 * Puts a dropped document back where it was among the picks.
 *
 * @param before the picks of its kind before it was dropped.
 */
export function withPickBack(picks: Kept, kind: PickKind, id: string, before: Picked): Kept {
  const now = picks[kind];
  const old = Object.entries(before).filter(([other]) => other === id || Object.hasOwn(now, other));
  return { ...picks, [kind]: { ...Object.fromEntries(old), ...now } };
}

export function eachKind(make: (kind: PickKind) => Picked): Picks {
  return { event: make('event'), place: make('place'), performer: make('performer') };
}

export function countPicks(picks: Picks): number {
  return PICK_KINDS.reduce((sum, kind) => sum + Object.keys(picks[kind]).length, 0);
}

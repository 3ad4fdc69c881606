import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { PickKind } from '#lib/picks/pickCode.ts';

/**
 * Documents by `_id`, in the order in which they were picked. The value is the alias that each had, which finds a
 * document that was created again under another `_id`; empty for one without.
 */
export type Picked = Readonly<Record<string, string>>;

/** What a visitor keeps on the device. */
export interface Kept extends Readonly<Record<PickKind, Picked>> {
  /** Picked places that the visitor has been to, by `_id`. */
  visited: Picked;
}

export interface PicksState extends Kept {
  /** Whether it is known what the device has kept. */
  isRead: boolean;
}

export interface WithPicks {
  picks: PicksState;
}

export interface Pick {
  kind: keyof Kept;
  id: string;
  alias?: string | undefined;
}

export const NO_PICKS: Kept = { event: {}, place: {}, performer: {}, visited: {} };

export const picksSlice = createSlice({
  name: 'picks',
  initialState: { ...NO_PICKS, isRead: false } as PicksState,
  reducers: {
    pickToggled(picks, { payload: { kind, id, alias = '' } }: PayloadAction<Pick>) {
      const { [id]: picked, ...others } = picks[kind];
      return { ...picks, [kind]: picked === undefined ? { ...others, [id]: alias } : others };
    },
    /** Adds those of a shared list, or those that were removed. */
    picksAdded: (picks, { payload }: PayloadAction<Partial<Kept>>) => joined(picks, payload),
    picksRemoved(picks, { payload }: PayloadAction<Partial<Kept>>) {
      const rest = (kind: keyof Kept) =>
        Object.fromEntries(
          Object.entries(picks[kind]).filter(([id]) => !Object.hasOwn(payload[kind] ?? {}, id)),
        );
      return { ...picks, ...eachKind(rest) };
    },
    /** Read from the device, first after the page has loaded and then when another tab has changed it. */
    picksRead: (picks, { payload }: PayloadAction<Kept>) =>
      // What was picked before it could be read is added to what was kept.
      picks.isRead ? { ...payload, isRead: true } : { ...joined(picks, payload), isRead: true },
  },
});

export const { pickToggled, picksAdded, picksRemoved, picksRead } = picksSlice.actions;

function joined(picks: PicksState, added: Partial<Kept>): PicksState {
  return { ...picks, ...eachKind((kind) => ({ ...added[kind], ...picks[kind] })) };
}

function eachKind(make: (kind: keyof Kept) => Picked): Kept {
  return {
    event: make('event'),
    place: make('place'),
    performer: make('performer'),
    visited: make('visited'),
  };
}

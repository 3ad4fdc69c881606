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
    /** Several at once, see `changePicks`. */
    picksReplaced: (picks, { payload }: PayloadAction<Partial<Kept>>) => ({ ...picks, ...payload }),
    /** Read from the device, first after the page has loaded and then when another tab has changed it. */
    picksRead: (picks, { payload }: PayloadAction<Kept>) =>
      // What was picked before it could be read is added to what was kept.
      ({ ...(picks.isRead ? payload : joined(picks, payload)), isRead: true }),
  },
});

export const { pickToggled, picksReplaced, picksRead } = picksSlice.actions;

function joined(a: Kept, b: Kept): Kept {
  return {
    event: { ...b.event, ...a.event },
    place: { ...b.place, ...a.place },
    performer: { ...b.performer, ...a.performer },
    visited: { ...b.visited, ...a.visited },
  };
}

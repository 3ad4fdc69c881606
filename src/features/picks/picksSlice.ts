import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/**
 * Documents by `_id`, in the order in which they were picked. The value is the alias that each had, which finds a
 * document that was created again under another `_id`; empty for one without.
 */
export type Picked = Readonly<Record<string, string>>;

/** Picked documents by the name of their kind; a kind without any may be missing. */
export type Picks = Readonly<Record<string, Picked>>;

/** What a visitor keeps on the device. */
export interface StoredPicks {
  picked: Picks;
  /** Picked places that the visitor has been to, by `_id`. */
  visited: Picked;
}

export interface PicksState extends StoredPicks {
  /** Whether it is known what the device has kept. */
  isRead: boolean;
}

export interface Pick {
  /** The name of its kind. */
  kind: string;
  id: string;
  alias?: string | undefined;
}

const NONE: Picked = {};

export const NO_PICKS: StoredPicks = { picked: {}, visited: NONE };

const initialState: PicksState = { ...NO_PICKS, isRead: false };

export const picksSlice = createSlice({
  name: 'picks',
  initialState,
  reducers: {
    pickToggled(picks, { payload: { kind, id, alias } }: PayloadAction<Pick>) {
      const { picked } = picks;
      return { ...picks, picked: { ...picked, [kind]: toggle(picked[kind], id, alias) } };
    },
    /** Several have changed at once (`changePicks`), or were read from the device. */
    picksReplaced: (_picks, { payload }: PayloadAction<StoredPicks>) => ({ ...payload, isRead: true }),
  },
});

declare module '#content/store.ts' {
  interface RootState {
    picks: PicksState;
  }
}

export const { pickToggled, picksReplaced } = picksSlice.actions;

/** What is picked of a kind. */
export function selectPicked({ picks }: { picks: PicksState }, kind: string): Picked {
  return picks.picked[kind] ?? NONE;
}

/** Adds a document, or removes it. */
export function toggle(picked: Picked = NONE, id: string, alias = ''): Picked {
  const { [id]: known, ...others } = picked;
  return known === undefined ? { ...others, [id]: alias } : others;
}

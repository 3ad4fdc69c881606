import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/**
 * Documents by `_id`, in the order in which they were picked. The value is the document's alias, which finds a document
 * that was created again with another `_id`; empty for a document without an alias.
 */
export type Picked = Readonly<Record<string, string>>;

/** Picked documents by the name of their kind. Kinds without picks may be missing. */
export type Picks = Readonly<Record<string, Picked>>;

/** What is stored on the visitor's device. */
export interface StoredPicks {
  picked: Picks;
  /** Picked places that the visitor has been to, by `_id`. */
  visited: Picked;
  /** Pairs of clashing events that the visitor keeps, by `clashKey`. */
  keptClashes: Picked;
}

export interface PicksState extends StoredPicks {
  /** Whether the stored picks have been read. */
  isRead: boolean;
}

export interface Pick {
  /** The name of its kind. */
  kind: string;
  id: string;
  alias?: string | undefined;
}

const NONE: Picked = {};

export const NO_PICKS: StoredPicks = { picked: {}, visited: NONE, keptClashes: NONE };

const initialState: PicksState = { ...NO_PICKS, isRead: false };

export const picksSlice = createSlice({
  name: 'picks',
  initialState,
  reducers: {
    pickToggled(picks, { payload: { kind, id, alias } }: PayloadAction<Pick>) {
      const { picked } = picks;
      return { ...picks, picked: { ...picked, [kind]: toggle(picked[kind], id, alias) } };
    },
    /** Replaces all picks: several have changed at once (`changePicks`), or were read from the device. */
    picksReplaced: (_picks, { payload }: PayloadAction<StoredPicks>) => ({ ...payload, isRead: true }),
  },
});

declare module '#content/store.ts' {
  interface RootState {
    picks: PicksState;
  }
}

export const { pickToggled, picksReplaced } = picksSlice.actions;

/** The picks of a kind. */
export function selectPicked({ picks }: { picks: PicksState }, kind: string): Picked {
  return picks.picked[kind] ?? NONE;
}

export function countPicks(picks: Picks): number {
  return Object.values(picks).reduce((sum, picked) => sum + Object.keys(picked).length, 0);
}

/** Adds a document, or removes it. */
export function toggle(picked: Picked = NONE, id: string, alias = ''): Picked {
  const { [id]: known, ...others } = picked;
  return known === undefined ? { ...others, [id]: alias } : others;
}

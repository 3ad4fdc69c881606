import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { PickKind } from '#content/pickCode.ts';

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
    /** Several have changed at once (`changePicks`), or were read from the device. */
    picksReplaced: (_picks, { payload }: PayloadAction<Kept>) => ({ ...payload, isRead: true }),
  },
});

declare module '#content/store.ts' {
  interface RootState {
    picks: PicksState;
  }
}

export const { pickToggled, picksReplaced } = picksSlice.actions;

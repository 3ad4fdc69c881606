import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { LiveEndpoints, Row } from './liveContent.ts';

/**
 * `off`: the screen does not need live changes, or the tab is hidden. `connecting`: for the first time. `reconnecting`:
 * the connection was lost. `polling`: no connection is possible; content is requested again from time to time.
 */
export type LiveStatus = 'off' | 'connecting' | 'live' | 'reconnecting' | 'polling';

/** What has happened to a row since the page was opened. */
export type Change =
  | { kind: 'added' }
  /** `was` is the row before its first change. */
  | { kind: 'changed' | 'removed'; was: Row };

export interface LiveState {
  status: LiveStatus;
  /** By the row's `_id`. */
  changes: Readonly<Record<string, Change>>;
}

export interface RowsChange {
  endpoints: LiveEndpoints;
  /** Changed and new rows. */
  rows: readonly Row[];
  /** The `_id`s of rows that are no longer shown. */
  removed: readonly string[];
  /** The changed and removed rows before the change. */
  previous: readonly Row[];
}

const initialState: LiveState = { status: 'off', changes: {} };

export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<LiveStatus>) => ({ ...state, status: payload }),
    /** Documents have changed: the cached rows are replaced, see `contentWithChanges`. */
    rowsChanged: noteChanges,
    /** Rows that were fetched again differ from the cached ones. */
    changesFound: noteChanges,
    /** The visitor has seen the changes of these rows. */
    changesSeen: (state, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      changes: Object.fromEntries(Object.entries(state.changes).filter(([id]) => !payload.includes(id))),
    }),
  },
});

declare module '../store.ts' {
  interface RootState {
    live?: LiveState;
  }
}

export const { statusChanged, rowsChanged, changesFound, changesSeen } = liveSlice.actions;

function noteChanges(state: LiveState, { payload }: PayloadAction<RowsChange>): LiveState {
  const changes = new Map(Object.entries(state.changes));
  const previous = new Map(payload.previous.map((row) => [row._id, row]));
  for (const row of payload.rows) note(row._id, row);
  for (const id of payload.removed) note(id, undefined);
  return { ...state, changes: Object.fromEntries(changes) };

  function note(id: string, row: Row | undefined) {
    const known = changes.get(id);
    const was = known ? firstOf(known) : previous.get(id);
    if (was && !(row && isSameToVisitors(row, was)))
      changes.set(id, { kind: row ? 'changed' : 'removed', was });
    else if (row && !was) changes.set(id, { kind: 'added' });
    else changes.delete(id);
  }
}

function firstOf(change: Change): Row | undefined {
  return change.kind === 'added' ? undefined : change.was;
}

/** Ignores names and colours of categories: a changed category is no news about each of its rows. */
function isSameToVisitors(a: Row, b: Row): boolean {
  const uncategorized = { categories: undefined };
  return isSame({ ...a, ...uncategorized }, { ...b, ...uncategorized });
}

/** Parsed rows of one schema have their fields in the same order. */
export function isSame(a: Row, b: Row): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

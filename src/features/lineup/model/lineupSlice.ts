import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { changeFilters, clearFilters } from '../../../lib/filtering/changeFilters';
import { DEFAULT_FILTERS, type LineupFilters } from './filters';

export const lineupSlice = createSlice({
  name: 'lineup',
  initialState: DEFAULT_FILTERS,
  reducers: {
    /** A visitor has chosen or typed something. */
    filtersChanged: (filters, { payload }: PayloadAction<Partial<LineupFilters>>) =>
      changeFilters(filters, payload),
    filtersCleared: (filters) => clearFilters(filters),
    /** The address says so: a link, Back or Forward. */
    filtersRead: (_filters, { payload }: PayloadAction<LineupFilters>) => payload,
  },
  selectors: { selectFilters: (filters) => filters },
});

export const { filtersChanged, filtersCleared, filtersRead } = lineupSlice.actions;
export const { selectFilters } = lineupSlice.selectors;

import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type FeedFilters, NO_FILTERS } from './filters.ts';

export const feedSlice = createSlice({
  name: 'feed',
  initialState: NO_FILTERS,
  reducers: {
    /** A visitor has chosen something. */
    filtersChanged: (filters, { payload }: PayloadAction<Partial<FeedFilters>>) => ({
      ...filters,
      ...payload,
    }),
    filtersCleared: () => NO_FILTERS,
    /** The address says so: a link, Back or Forward. */
    filtersRead: (_filters, { payload }: PayloadAction<FeedFilters>) => payload,
  },
  selectors: { selectFilters: (filters) => filters },
});

export const { filtersChanged, filtersCleared, filtersRead } = feedSlice.actions;
export const { selectFilters } = feedSlice.selectors;

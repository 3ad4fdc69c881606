import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type FeedFilters, NO_FILTERS } from './filters.ts';

export const feedSlice = createSlice({
  name: 'feed',
  initialState: NO_FILTERS,
  reducers: {
    /** Set by the visitor. */
    filtersChanged: (filters, { payload }: PayloadAction<Partial<FeedFilters>>) => ({
      ...filters,
      ...payload,
    }),
    filtersCleared: () => NO_FILTERS,
    /** Set by a URL: a link, Back or Forward. */
    filtersRead: (_filters, { payload }: PayloadAction<FeedFilters>) => payload,
  },
  selectors: { selectFilters: (filters) => filters },
});

declare module '#content/store.ts' {
  interface RootState {
    feed: FeedFilters;
  }
}

export const { filtersChanged, filtersCleared, filtersRead } = feedSlice.actions;
export const { selectFilters } = feedSlice.selectors;

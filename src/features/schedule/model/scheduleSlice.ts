import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { readSearchText } from '#lib/url/queryParams.ts';
import { DEFAULT_FILTERS, type ScheduleFilters } from './filters.ts';

export const scheduleSlice = createSlice({
  name: 'schedule',
  initialState: DEFAULT_FILTERS,
  reducers: {
    /** Set by the visitor. */
    filtersChanged: (filters, { payload }: PayloadAction<Partial<ScheduleFilters>>) => ({
      ...filters,
      ...payload,
      search: readSearchText(payload.search ?? filters.search),
    }),
    /** Clears the filters of the list; day and view stay. */
    filtersCleared: ({ day, view }) => ({ ...DEFAULT_FILTERS, day, view }),
    /** Set by a URL: a link, Back or Forward. */
    filtersRead: (_filters, { payload }: PayloadAction<ScheduleFilters>) => payload,
  },
  selectors: { selectFilters: (filters) => filters },
});

declare module '#content/store.ts' {
  interface RootState {
    schedule: ScheduleFilters;
  }
}

export const { filtersChanged, filtersCleared, filtersRead } = scheduleSlice.actions;
export const { selectFilters } = scheduleSlice.selectors;

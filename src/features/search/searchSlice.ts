import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { readSearchText } from '#lib/url/queryParams.ts';

/** The text of the site search, in the dialog and on the search screen. */
export const searchSlice = createSlice({
  name: 'search',
  initialState: '',
  reducers: {
    /** Typed by the visitor, or set by a URL. */
    searchChanged: (_text, { payload }: PayloadAction<string>) => readSearchText(payload),
  },
  selectors: { selectSearchText: (text) => text },
});

declare module '#content/store.ts' {
  interface RootState {
    search: string;
  }
}

export const { searchChanged } = searchSlice.actions;
export const { selectSearchText } = searchSlice.selectors;

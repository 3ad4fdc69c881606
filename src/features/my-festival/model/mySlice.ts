import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type MyState, OWN_LIST } from './myState.ts';

export const mySlice = createSlice({
  name: 'my',
  initialState: OWN_LIST,
  reducers: {
    /** Set by the visitor, or by a URL. */
    myStateChanged: (my, { payload }: PayloadAction<Partial<MyState>>) => ({ ...my, ...payload }),
  },
  selectors: { selectMyState: (my) => my },
});

declare module '#content/store.ts' {
  interface RootState {
    my: MyState;
  }
}

export const { myStateChanged } = mySlice.actions;
export const { selectMyState } = mySlice.selectors;

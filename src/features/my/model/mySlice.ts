import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type MyState, OWN_LIST, type Part } from './myState.ts';

export const mySlice = createSlice({
  name: 'my',
  initialState: OWN_LIST,
  reducers: {
    partChosen: (my, { payload }: PayloadAction<Part>) => ({ ...my, part: payload }),
    /** Leaves a shared list. */
    ownListShown: ({ part }) => ({ ...OWN_LIST, part }),
    /** Set by a URL. */
    myStateRead: (_my, { payload }: PayloadAction<MyState>) => payload,
  },
  selectors: { selectMyState: (my) => my },
});

export const { partChosen, ownListShown, myStateRead } = mySlice.actions;
export const { selectMyState } = mySlice.selectors;

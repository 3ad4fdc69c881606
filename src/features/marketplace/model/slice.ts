import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { LONGEST_SEARCH } from '../../../lib/url/queryParams';
import { NO_FILTERS } from '../../../lib/url/listCodec';
import { DEFAULT_FILTERS, type MarketplaceFilters, type View } from './filters';

export const marketplaceSlice = createSlice({
  name: 'marketplace',
  initialState: DEFAULT_FILTERS,
  reducers: {
    categoryChosen: (filters, { payload }: PayloadAction<string>) => ({ ...filters, category: payload }),
    letterChosen: (filters, { payload }: PayloadAction<string>) => ({ ...filters, letter: payload }),
    searchTyped: (filters, { payload }: PayloadAction<string>) => ({
      ...filters,
      search: payload.slice(0, LONGEST_SEARCH).toWellFormed(),
    }),
    viewChosen: (filters, { payload }: PayloadAction<View>) => ({ ...filters, view: payload }),
    /** Clears what hides places; the view hides none and stays. */
    filtersCleared: (filters) => ({ ...filters, ...NO_FILTERS }),
    /** The address says so: a link, Back or Forward. */
    filtersRead: (_filters, { payload }: PayloadAction<MarketplaceFilters>) => payload,
  },
  selectors: { selectFilters: (filters) => filters },
});

export const { categoryChosen, letterChosen, searchTyped, viewChosen, filtersCleared, filtersRead } =
  marketplaceSlice.actions;
export const { selectFilters } = marketplaceSlice.selectors;

import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { changeFilters, clearFilters } from '../../../lib/filtering/changeFilters';
import { DEFAULT_FILTERS, type MarketplaceFilters } from './filters';

export const marketplaceSlice = createSlice({
  name: 'marketplace',
  initialState: DEFAULT_FILTERS,
  reducers: {
    /** A visitor has chosen or typed something. */
    filtersChanged: (filters, { payload }: PayloadAction<Partial<MarketplaceFilters>>) =>
      changeFilters(filters, payload),
    filtersCleared: (filters) => clearFilters(filters),
    /** The address says so: a link, Back or Forward. */
    filtersRead: (_filters, { payload }: PayloadAction<MarketplaceFilters>) => payload,
  },
  selectors: { selectFilters: (filters) => filters },
});

export const { filtersChanged, filtersCleared, filtersRead } = marketplaceSlice.actions;
export const { selectFilters } = marketplaceSlice.selectors;

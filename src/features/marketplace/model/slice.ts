import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { NO_FILTERS } from '../../../lib/url/listCodec';
import { readSearchText } from '../../../lib/url/queryParams';
import { DEFAULT_FILTERS, type MarketplaceFilters } from './filters';

export const marketplaceSlice = createSlice({
  name: 'marketplace',
  initialState: DEFAULT_FILTERS,
  reducers: {
    /** A visitor has chosen or typed something. */
    filtersChanged: (filters, { payload }: PayloadAction<Partial<MarketplaceFilters>>) => ({
      ...filters,
      ...payload,
      search: readSearchText(payload.search ?? filters.search),
    }),
    /** Clears what hides places; the view hides none and stays. */
    filtersCleared: (filters) => ({ ...filters, ...NO_FILTERS }),
    /** The address says so: a link, Back or Forward. */
    filtersRead: (_filters, { payload }: PayloadAction<MarketplaceFilters>) => payload,
  },
  selectors: { selectFilters: (filters) => filters },
});

export const { filtersChanged, filtersCleared, filtersRead } = marketplaceSlice.actions;
export const { selectFilters } = marketplaceSlice.selectors;

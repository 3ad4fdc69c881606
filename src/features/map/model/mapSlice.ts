import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type MapFilters, WHOLE_MAP } from '#content/map/mapFilters.ts';
import { readSearchText } from '#lib/url/queryParams.ts';

/** The visible part of a map. */
export interface MapView {
  /** The middle of the visible part. Percent of the picture. */
  x: number;
  y: number;
  /** 1 shows the whole map. */
  scale: number;
}

interface MapState {
  filters: MapFilters;
  /** The part that the visitor has moved to; undefined while the map shows the chosen booth or points, or its middle. */
  view: MapView | undefined;
}

const initialState: MapState = { filters: WHOLE_MAP, view: undefined };

export const mapSlice = createSlice({
  name: 'map',
  initialState,
  reducers: {
    /** Set by the visitor. */
    filtersChanged: (map, { payload }: PayloadAction<Partial<MapFilters>>) =>
      withFilters(map, {
        ...map.filters,
        ...payload,
        search: readSearchText(payload.search ?? map.filters.search),
      }),
    /** Clears the filters of the list; map, booth and walk stay. */
    filtersCleared: (state) => {
      const { map, booth, walk } = state.filters;
      return withFilters(state, { ...WHOLE_MAP, map, booth, walk });
    },
    /** Set by a URL: a link, Back or Forward. */
    filtersRead: (map, { payload }: PayloadAction<MapFilters>) => withFilters(map, payload),
    /** The visitor has moved the map. */
    viewChanged: (map, { payload }: PayloadAction<MapView>) => ({ ...map, view: payload }),
    /** Shows the chosen booth again. */
    viewDropped: (map) => ({ ...map, view: undefined }),
  },
  selectors: { selectFilters: ({ filters }) => filters, selectView: ({ view }) => view },
});

declare module '#content/store.ts' {
  interface RootState {
    map: MapState;
  }
}

/** Drops the visible part if another map or booth is chosen, or other kinds of points, which may be outside it. */
function withFilters({ filters, view }: MapState, next: MapFilters): MapState {
  const isSame =
    filters.map === next.map && filters.booth === next.booth && filters.points.join() === next.points.join();
  return { filters: next, view: isSame ? view : undefined };
}

export const { filtersChanged, filtersCleared, filtersRead, viewChanged, viewDropped } = mapSlice.actions;
export const { selectFilters, selectView } = mapSlice.selectors;

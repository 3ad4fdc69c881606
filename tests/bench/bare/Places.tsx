/** @jsxRuntime automatic */
import type { ComponentType, ReactNode } from 'react';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { VirtuosoGrid } from 'react-virtuoso';

export interface BarePlace {
  id: string;
  name: string;
  location: string;
}

const filters = createSlice({
  name: 'filters',
  initialState: { search: '' },
  reducers: {
    searched(state, { payload }: { payload: string }) {
      state.search = payload;
    },
  },
});

export function makeBareStore() {
  return configureStore({ reducer: { filters: filters.reducer } });
}

/** As many cards as the HTML of the site's own page has. */
const RENDERED = 50;

interface AppProps {
  store: ReturnType<typeof makeBareStore>;
  /** One of React Router's, for a browser or for Node. */
  Router: ComponentType<{ children: ReactNode }>;
  places: readonly BarePlace[];
}

export function BareApp({ store, Router, places }: AppProps) {
  return (
    <Provider store={store}>
      <Router>
        <Routes>
          <Route path="*" element={<Places places={places} />} />
        </Routes>
      </Router>
    </Provider>
  );
}

/**
 * The smallest list of places with a search box that the site's packages allow: no picture, font, style or other
 * filter.
 */
function Places({ places }: { places: readonly BarePlace[] }) {
  const search = useSelector(({ filters }: { filters: { search: string } }) => filters.search);
  const dispatch = useDispatch();
  const shown = places.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <section aria-label="places">
      <h1>Marketplace</h1>
      <input
        aria-label="Search places"
        inputMode="search"
        value={search}
        onChange={({ target }) => dispatch(filters.actions.searched(target.value))}
      />
      <p role="status">
        Showing {shown.length} of {places.length} places{search && ' (filtered)'}
      </p>
      <VirtuosoGrid
        useWindowScroll
        data={shown}
        initialItemCount={Math.min(shown.length, RENDERED)}
        computeItemKey={(_index, { id }) => id}
        itemContent={(_index, { id, name, location }) => (
          <a href={`/marketplace/${id}`}>
            <h2>{name}</h2>
            <p>{location}</p>
          </a>
        )}
      />
    </section>
  );
}

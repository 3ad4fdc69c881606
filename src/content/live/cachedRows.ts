import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch } from '../store.ts';
import type { ContentState } from '../client/contentApi.ts';
import { shownItems } from '../lists/pagedList.ts';
import { type RowsById, type RowsData, isPaged } from './contentWithChanges.ts';
import type { LiveEndpoints, Row } from './liveContent.ts';

/** A store of which only the content state is known here. */
export type ContentStore = Store<ContentState> & { dispatch: AppDispatch };

export type Entry = NonNullable<ContentState['content']['queries'][string]>;

/** The cache entries of these endpoints that have data. */
export function entriesOf({ content }: ContentState, endpoints: readonly string[]): [string, Entry][] {
  return Object.entries(content.queries).flatMap(([key, entry]) =>
    entry?.data !== undefined && endpoints.includes(entry.endpointName ?? '') ? [[key, entry]] : [],
  );
}

/** The rows of all cached lists, by `_id`. */
export function cachedRows(state: ContentState, { rows, byId = '' }: LiveEndpoints): Map<string, Row> {
  const lists = entriesOf(state, [rows]).map(([, { data }]) => data as RowsData);
  const found = entriesOf(state, [byId]).flatMap(([, { data }]) => Object.values(data as RowsById));
  const all = [...found, ...lists.flatMap((list) => (isPaged(list) ? shownItems(list) : list))];
  return new Map(all.flatMap((row) => (row ? [[row._id, row]] : [])));
}

/** Whether lists are loaded in pages: only the service then knows the position of a new row. */
export function hasPages(state: ContentState, { rows }: LiveEndpoints): boolean {
  return entriesOf(state, [rows]).some(([, { data }]) => isPaged(data as RowsData));
}

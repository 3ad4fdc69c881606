import type { UnknownAction } from '@reduxjs/toolkit';
import { type ContentState, contentApi } from '../client/contentApi.ts';
import type { PagedList } from '../lists/pagedList.ts';
import type { Row } from './liveContent.ts';
import { type RowsChange, rowsChanged } from './liveSlice.ts';

type Content = ContentState['content'];
export type RowsData = readonly Row[] | PagedList<Row>;
export type RowsById = Readonly<Record<string, Row | null>>;

/**
 * The reducer of the content cache, extended by changed rows: one action replaces them in every list, so that DevTools
 * shows a change as one step.
 */
export function contentWithChanges(state: Content | undefined, action: UnknownAction): Content {
  return state && rowsChanged.match(action)
    ? { ...state, queries: changedQueries(state.queries, action.payload) }
    : contentApi.reducer(state, action);
}

function changedQueries(queries: Content['queries'], change: RowsChange): Content['queries'] {
  return Object.fromEntries(
    Object.entries(queries).map(([key, entry]) => {
      const { rows, byId } = change.endpoints;
      if (entry?.data === undefined) return [key, entry];
      if (entry.endpointName === rows)
        return [key, { ...entry, data: changedData(entry.data as RowsData, change) }];
      if (entry.endpointName === byId)
        return [key, { ...entry, data: changedById(entry.data as RowsById, change) }];
      return [key, entry];
    }),
  );
}

function changedData(data: RowsData, { rows, removed }: RowsChange): RowsData {
  const byId = new Map(rows.map((row) => [row._id, row]));
  if (isPaged(data)) {
    // Only the service knows to which page a row has moved: the pages are requested again.
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((row) => byId.get(row._id) ?? row),
    }));
    return { ...data, pages };
  }
  const removedIds = new Set(removed);
  const remaining = data.flatMap((row) => (removedIds.has(row._id) ? [] : (byId.get(row._id) ?? row)));
  const known = new Set(data.map(({ _id }) => _id));
  return [...remaining, ...rows.filter(({ _id }) => !known.has(_id))];
}

function changedById(data: RowsById, { rows, removed }: RowsChange): RowsById {
  const changes = [
    ...rows.map((row) => [row._id, row] as const),
    ...removed.map((id) => [id, null] as const),
  ];
  return { ...data, ...Object.fromEntries(changes.filter(([id]) => Object.hasOwn(data, id))) };
}

/** Whether a list is loaded page by page. */
export function isPaged(data: RowsData): data is PagedList<Row> {
  return 'pages' in data;
}

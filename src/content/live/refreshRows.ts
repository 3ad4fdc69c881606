import { isContentError } from '#lib/errors/contentError.ts';
import { fetchQuery } from '../client/fetchQuery.ts';
import type { ContentSource } from '../client/contentSource.ts';
import { entryRemoved, isSubscribed } from '../client/queryInternals.ts';
import { refetchEntry } from '../client/refetchEntry.ts';
import { type ContentStore, cachedRows, entriesOf, hasPages } from './cachedRows.ts';
import {
  type ChangedRows,
  type LiveContent,
  MAX_ROWS,
  type Row,
  allEndpoints,
  besideEndpoints,
  changedRows,
} from './liveContent.ts';
import { changesFound, isSame, rowsChanged } from './liveSlice.ts';

/**
 * Fetches changed documents and updates the cache by `_id`.
 *
 * @param changed.ids sorted.
 * @param changed.change an id of the change.
 * @returns the endpoints whose results must be requested again.
 */
export async function fetchChangedRows(
  store: ContentStore,
  source: ContentSource,
  content: LiveContent,
  { ids, change, signal }: { ids: readonly string[]; change: string; signal: AbortSignal },
): Promise<readonly string[]> {
  const { endpoints } = content;
  const everything = allEndpoints(endpoints);
  if (ids.length > MAX_ROWS) return everything;
  const { groq, params, schema } = changedRows(content, ids, change);
  const { data } = await fetchQuery({ groq, params, schema }, source, signal);
  if (data === undefined || signal.aborted) return everything;
  const { rows, inRows } = data as ChangedRows;
  if (rows.length === MAX_ROWS) return everything;

  const state = store.getState();
  const cached = cachedRows(state, endpoints);
  const found = new Set(rows.map(({ _id }) => _id));
  const removed = ids.filter((id) => cached.has(id) && !found.has(id));
  const differing = rows.filter((row) => !isSame(row, cached.get(row._id) ?? { _id: '' }));
  const previous = [...found, ...removed].flatMap((id) => cached.get(id) ?? []);
  const needsService = hasPages(state, endpoints) && (removed.length > 0 || differing.some(isReordered));
  if (differing.length > 0 || removed.length > 0) {
    store.dispatch(rowsChanged({ endpoints, rows: differing, removed, previous }));
  }
  refreshItems(store, content, new Set([...ids, ...found]));
  if (needsService) return everything;
  // The type of a deleted document is unknown.
  const isBeside = ids.some((id) => !inRows.includes(id) && !cached.has(id));
  return isBeside ? besideEndpoints(endpoints) : [];

  /** Whether the row's position may have changed, or the list that it belongs to. */
  function isReordered(row: Row): boolean {
    const before = cached.get(row._id);
    return !before || !isSame(orderOf(before), orderOf(row));
  }
}

/** The fields by which the service filters and orders rows. */
function orderOf(
  row: Row & { name?: unknown; status?: unknown; categories?: unknown; facets?: unknown },
): Row {
  const { _id, name, status, categories, facets } = row;
  return { _id, ...{ name, status, categories, facets } };
}

/** Requests the documents of open dialogs again, and removes those of closed dialogs from the cache. */
function refreshItems(store: ContentStore, { endpoints }: LiveContent, ids: ReadonlySet<string>): void {
  const state = store.getState();
  for (const [key, entry] of entriesOf(state, [endpoints.item])) {
    if (!ids.has((entry.data as Row)._id)) continue;
    if (isSubscribed(store.dispatch, key)) void refetchEntry(store.dispatch, entry);
    else store.dispatch(entryRemoved(key));
  }
}

/**
 * Requests the screen's content again, and marks rows that differ.
 *
 * @param outdatedEndpoints the endpoints that are requested completely; of other endpoints only entries that were
 *   fetched before a time.
 * @returns whether everything was fetched.
 */
export async function refetchShown(
  store: ContentStore,
  { endpoints }: LiveContent,
  outdatedEndpoints: readonly string[],
  before: number,
): Promise<boolean> {
  const state = store.getState();
  const outdated = entriesOf(state, allEndpoints(endpoints)).filter(
    ([key, { endpointName = '', fulfilledTimeStamp = 0 }]) =>
      isSubscribed(store.dispatch, key) &&
      (outdatedEndpoints.includes(endpointName) || fulfilledTimeStamp < before),
  );
  if (outdated.length === 0) return true;
  const previous = cachedRows(state, endpoints);
  const refetch = (entries: typeof outdated) =>
    Promise.all(entries.map(([, entry]) => refetchEntry(store.dispatch, entry)));
  const isOfRows = ([, { endpointName }]: (typeof outdated)[number]) =>
    endpointName === endpoints.rows || endpointName === endpoints.byId;
  // Rows are marked when they arrive. Other results may take much longer.
  const rowsRead = refetch(outdated.filter(isOfRows)).then(() => {
    // In a list with pages, the last loaded rows may have moved to pages that are not loaded.
    if (!hasPages(store.getState(), endpoints)) noteDifferences(store, endpoints, previous);
  });
  await Promise.all([rowsRead, refetch(outdated.filter((entry) => !isOfRows(entry)))]);
  const { queries } = store.getState().content;
  return outdated.every(([key]) => {
    const error = queries[key]?.error;
    // A document that no longer exists does not come back with another request.
    return error === undefined || (isContentError(error) && error.kind === 'not-found');
  });
}

function noteDifferences(
  store: ContentStore,
  endpoints: LiveContent['endpoints'],
  previous: ReadonlyMap<string, Row>,
): void {
  const current = cachedRows(store.getState(), endpoints);
  const rows = [...current.values()].filter((row) => !isSame(row, previous.get(row._id) ?? { _id: '' }));
  const removed = [...previous.keys()].filter((id) => !current.has(id));
  if (rows.length === 0 && removed.length === 0) return;
  const changed = [...rows.map(({ _id }) => _id), ...removed];
  store.dispatch(
    changesFound({ endpoints, rows, removed, previous: changed.flatMap((id) => previous.get(id) ?? []) }),
  );
}

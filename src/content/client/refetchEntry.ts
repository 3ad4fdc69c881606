import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch } from '../store.ts';
import { type ContentState, contentApi } from './contentApi.ts';
import type { PageArg, PagedList } from '../lists/pagedList.ts';

type Entry = NonNullable<ContentState['content']['queries'][string]>;

/** The largest number of ids in one request. */
const MAX_IDS = 50;

/** The used part of an endpoint that is known only by name. */
interface Endpoint {
  initiate(
    arg: unknown,
    options: { forceRefetch: true; subscribe: false },
  ): ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;
}

/**
 * Requests the content of a cache entry again. The entry of a list needs several requests: one for each page, or
 * several for items by their ids. RTK Query runs one request for an entry at a time.
 */
export async function refetchEntry(dispatch: AppDispatch, { endpointName, originalArgs, data }: Entry) {
  const endpoint = (contentApi.endpoints as unknown as Record<string, Endpoint>)[endpointName ?? ''];
  if (!endpoint) return;
  for (const one of argsOf(originalArgs, data ?? {}))
    await dispatch(endpoint.initiate(one, { forceRefetch: true, subscribe: false }));
}

function argsOf(arg: unknown, data: object): unknown[] {
  if ('pages' in data) {
    const { pages } = data as PagedList<unknown>;
    return pages.map(({ offset }) => ({ ...(arg as PageArg), offset }));
  }
  if (!hasIds(arg)) return [arg];
  const ids = Object.keys(data);
  return ids.flatMap((_, index) =>
    index % MAX_IDS === 0 ? [{ ids: ids.slice(index, index + MAX_IDS) }] : [],
  );
}

function hasIds(arg: unknown): boolean {
  return typeof arg === 'object' && arg !== null && 'ids' in arg;
}

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch } from '../appDispatch.ts';
import { type ContentState, contentApi } from './contentApi.ts';

type Entry = NonNullable<ContentState['content']['queries'][string]>;

/** What is used of an endpoint that is known by name only. */
interface Endpoint {
  initiate(
    arg: unknown,
    options: { forceRefetch: true; subscribe: false },
  ): ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;
}

/**
 * Requests the content of a cache entry again. A list's entry holds several pages, each of one request; RTK Query runs
 * one request of an entry at a time.
 */
export async function refetchEntry(dispatch: AppDispatch, { endpointName, originalArgs, data }: Entry) {
  const endpoint = (contentApi.endpoints as unknown as Record<string, Endpoint>)[endpointName ?? ''];
  if (!endpoint) return;
  const { pages } = (data ?? {}) as { pages?: readonly { offset: number }[] };
  const arg: unknown = originalArgs;
  const args = pages?.map(({ offset }) => ({ ...(arg as object), offset })) ?? [arg];
  for (const one of args) await dispatch(endpoint.initiate(one, { forceRefetch: true, subscribe: false }));
}

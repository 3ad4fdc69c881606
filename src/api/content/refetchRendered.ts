import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch } from '../appDispatch.ts';
import { type ContentState, contentApi } from './contentApi.ts';
import type { scheduleApi } from './schedule.ts';

type Entry = NonNullable<ContentState['content']['queries'][string]>;

/** What is used of an endpoint that is known by name only. */
interface Endpoint {
  initiate(
    arg: unknown,
    options: { forceRefetch: true; subscribe: false },
  ): ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;
}

/** Written by the renderer; the content service has no such query. */
const NOT_REQUESTED = 'getRenderedSchedule' satisfies keyof typeof scheduleApi.endpoints;

/**
 * Requests the content of a rendered page again, so that the service worker, which stores responses, has it too.
 *
 * @param queries the cache's entries as they came with the page.
 */
export function refetchRendered(dispatch: AppDispatch, queries: ContentState['content']['queries']): void {
  const endpoints = contentApi.endpoints as unknown as Record<string, Endpoint>;
  for (const entry of Object.values(queries)) {
    const endpoint = endpoints[entry?.endpointName ?? ''];
    if (entry?.status !== 'fulfilled' || entry.endpointName === NOT_REQUESTED) continue;
    if (endpoint) void refetch(dispatch, endpoint, entry);
  }
}

/** A list's entry holds several pages, each of one request; RTK Query runs one request of an entry at a time. */
async function refetch(dispatch: AppDispatch, { initiate }: Endpoint, { originalArgs, data }: Entry) {
  const { pages } = data as { pages?: readonly { offset: number }[] };
  const arg: unknown = originalArgs;
  const args = pages?.map(({ offset }) => ({ ...(arg as object), offset })) ?? [arg];
  for (const one of args) await dispatch(initiate(one, { forceRefetch: true, subscribe: false }));
}

import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { KEPT_PAGES } from '#lib/offline/keptPages.ts';
import { readPageData } from '#lib/rendering/renderedPage.ts';
import type { ContentQuery } from '../contentQuery.ts';
import type { ContentExtra } from '../contentSource.ts';
import { fetchQuery } from './fetchQuery.ts';

/** The part of a store's state that holds the answers to queries. */
interface ContentState {
  content?: { queries: Record<string, { data?: unknown } | undefined> };
}

/**
 * What a query would bring, from what the service worker keeps: part of the answer to another query, or of the data
 * of a page. The content of a page that came rendered lies in its HTML and was never asked for.
 *
 * @param query rejects where its code cannot be had.
 * @returns undefined where nothing is kept, and where the store has something already: that is no older. Never rejects.
 */
export async function cachedResult(
  query: Promise<ContentQuery>,
  { extra, getState, queryCacheKey = '' }: BaseQueryApi,
): Promise<unknown> {
  const hasAnswer = dataIn(getState() as ContentState, queryCacheKey) !== undefined;
  // Neither on Node nor in a browser that keeps nothing.
  if (hasAnswer || !globalThis.navigator?.serviceWorker?.controller) return undefined;
  const attempts = [() => partOfAnswer(query, extra as ContentExtra), () => partOfPage(queryCacheKey)];
  for (const attempt of attempts) {
    const data = await attempt().catch(() => undefined);
    if (data !== undefined) return data;
  }
}

async function partOfAnswer(loading: Promise<ContentQuery>, { contentSource }: ContentExtra) {
  // Where the network is slow its code may be on the way for long; pages are searched without it.
  const heldBy = (await Promise.race([loading, undefined]))?.heldBy;
  if (!heldBy) return undefined;
  const oneTry = new AbortController();
  const { data } = await fetchQuery(heldBy.query, contentSource, oneTry.signal, () => oneTry.abort());
  return data === undefined ? undefined : heldBy.find(data);
}

/** Only pages of the running version of the site are read; what another one made of its content may look different. */
async function partOfPage(queryCacheKey: string): Promise<unknown> {
  const version = document.querySelector('script[src^="/assets/main."]')?.getAttribute('src') ?? undefined;
  if (version === undefined) return undefined;
  const cache = await caches.open(KEPT_PAGES);
  for (const address of (await cache.keys()).toReversed()) {
    const html = await (await cache.match(address))?.text();
    // Reading a page takes long; most are told apart without.
    if (!html?.includes(version) || !html.includes(JSON.stringify(queryCacheKey))) continue;
    const page = readPageData(new DOMParser().parseFromString(html, 'text/html'));
    const data = page && dataIn(page.state, queryCacheKey);
    if (data !== undefined) return data;
  }
}

function dataIn({ content }: ContentState, queryCacheKey: string): unknown {
  return content?.queries[queryCacheKey]?.data;
}

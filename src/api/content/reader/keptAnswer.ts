import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { KEPT_PAGES } from '../../../lib/offline/keptPages';
import { readPageData } from '../../../lib/rendering/renderedPage';

/** The part of a store's state that holds the answers to queries. */
interface ContentState {
  content?: { queries: Record<string, { data?: unknown } | undefined> };
}

/**
 * What a query would bring, as a page that the service worker keeps brought it: the content of such a page lies in its
 * HTML and was never asked for, so nothing else of it is kept. Only pages of the running version of the site are read;
 * what another one made of its content may look different.
 *
 * @returns undefined where no page has it, and where the store has something already: that is no older. Never rejects.
 */
export async function keptAnswer({ getState, queryCacheKey = '' }: BaseQueryApi): Promise<unknown> {
  // Missing on Node, and on sites that are served without encryption.
  if (typeof caches === 'undefined' || dataIn(getState() as ContentState, queryCacheKey) !== undefined)
    return;
  try {
    return await searchPages(queryCacheKey);
  } catch {
    // Some browsers forbid it where they keep nothing.
    return undefined;
  }
}

async function searchPages(queryCacheKey: string): Promise<unknown> {
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

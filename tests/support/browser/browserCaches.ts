import type { Page } from 'playwright-core';

/** The service worker starts some seconds after the page is loaded. Milliseconds. */
const TIMEOUT = 40_000;

/** URLs in the browser's caches without the origin, by the name of the cache. */
export function cachedUrls(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name.replace(/-.*/, ''), requests.map(({ url }) => url.replace(location.origin, ''))];
      }),
    );
    return Object.fromEntries(lists);
  });
}

/** Waits until the precache is complete, and the page is cached with the files that it has loaded. */
export async function waitForCaching(page: Page): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  for (;;) {
    const missing = await missingFrom(page);
    if (missing.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Not cached: ${missing.join(', ')}`);
    await page.waitForTimeout(100);
  }
}

async function missingFrom(page: Page): Promise<string[]> {
  const { pages = [], content = [], files = [], workbox = [] } = await cachedUrls(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')),
  );
  // The site requests the queries again that the page was rendered with.
  const requests = loaded.filter((path) => path.includes('/data/query/'));
  const results = await page.evaluate(countResults);
  const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  const queries = content.map((address) => decodeURIComponent(address.replaceAll('+', ' '))).join();
  const lists: [string[], (wanted: string) => boolean][] = [
    [['a worker'], () => isControlled],
    [['the page’s own content'], () => requests.length >= results],
    [requests, (path) => content.includes(path)],
    [[new URL(page.url()).pathname], (path) => pages.includes(path)],
    [['/index.html'], (path) => workbox.join().includes(path)],
    // The dialog data of the schedule is a separate query.
    [
      ['"event"', '"navigation"', '"siteSettings"', 'startsAt asc', 'mediaCaption'],
      (part) => queries.includes(part),
    ],
    [
      loaded.filter((path) => path.startsWith('/assets/')),
      (path) => files.includes(path) || workbox.includes(path),
    ],
  ];
  return lists.flatMap(([wanted, isCached]) => wanted.filter((one) => !isCached(one)));
}

/** The number of query results that a rendered page came with; runs in the page. */
function countResults(): number {
  interface Data {
    state: { content: { queries: Record<string, { endpointName: string; data?: { pages?: unknown[] } }> } };
  }
  const text = document.querySelector('script#page-data')?.textContent;
  if (!text) return 0;
  const entries = Object.values((JSON.parse(text) as Data).state.content.queries);
  return entries
    .filter(({ endpointName, data }) => data && !endpointName?.startsWith('getRendered'))
    .reduce((sum, { data }) => sum + (data?.pages?.length ?? 1), 0);
}

/** All responses in the browser's caches. */
export function cachedResponses(page: Page): Promise<{ url: string; status: number; type: string }[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const responses = await Promise.all(opened.map((cache) => cache.matchAll()));
    return responses.flat().map(({ url, status, type }) => ({ url, status, type }));
  });
}

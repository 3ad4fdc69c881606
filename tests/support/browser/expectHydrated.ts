import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from '../site.ts';
import { addressOf } from './anyScreen.ts';
import { markHtml, waitForHydration, recordRequests } from './hydration.ts';
import { expectStable, recordLayoutShifts } from './shifts.ts';

/** Head tags for tabs, search engines and chats. */
const HEAD_TAGS = 'title, meta[name=description], meta[property^="og:"], link[rel=canonical]';

/** The head tags of an HTML document, or of the present page. */
const headOf = (page: Page, html?: string) =>
  page.evaluate(
    ([selector, text]) => {
      const head = (text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')).head;
      return [...head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort();
    },
    [HEAD_TAGS, html] as const,
  );

/** Styles of parts that no page is rendered with. */
const LOADED_LATER = /\/(booth-(pin|rows)|deferred|festival-now|schedule-now)\./;
/** A letter or a search. The page has its first matches, but not all items' names and the first page of the list. */
const FILTERED = /[?&](letter|q)=/;
const UNFILTERED = /query=%7B%22(place|performer)%22|&%24offset=0&/;
/** Style sheets that pages link to, because their hashes would make the security policy too long. */
const LINKED = /\/(saved-view|(list|schedule)-results)\./;

/**
 * Checks that rendered pages are hydrated without changes, and request no data that they contain.
 *
 * @param isStable whether nothing may move from the first frame on
 */
export async function expectHydrated(
  site: Site,
  addresses: readonly string[],
  options?: BrowserContextOptions,
  { isStable = false } = {},
) {
  if (addresses.includes('/404')) site.expectTrouble(/404/);
  const page = await site.visit(options);
  await markHtml(page);
  if (isStable) await recordLayoutShifts(page);
  const requested = recordRequests(page);
  // One page for all, because a new one takes twice as long.
  for (const address of addresses) {
    requested.length = 0;
    await checkHydration(page, site.origin(), address, requested);
    if (isStable) await expectStable(page);
  }
}

async function checkHydration(page: Page, origin: string, address: string, requested: readonly string[]) {
  const html = await (await page.request.get(origin + address)).text();
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  // The elements are the same: a hydration mismatch would have replaced them.
  const fromHtml = await page.locator('[data-from-html]').count();
  const queries = requested.filter(
    (url) => url.includes('/data/query/') && !(FILTERED.test(address) && UNFILTERED.test(url)),
  );
  expect({ address, fromHtml, queries }).toEqual({ address, fromHtml: 2, queries: [] });
  const linked = html.match(/<link[^>]*rel="?stylesheet[^>]*>/g) ?? [];
  expect(linked.filter((tag) => !LINKED.test(tag))).toEqual([]);
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(sheets.filter((path) => !LOADED_LATER.test(path) && !LINKED.test(path))).toEqual([]);
  expect(addressOf(page)).toBe(address);
  expect(await headOf(page)).toEqual(await headOf(page, html));
}

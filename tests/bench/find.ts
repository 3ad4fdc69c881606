import type { Page } from 'playwright-core';
import { withoutWorker } from '../support/chromium.ts';
import { SLOW_4G } from './coldVisit.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';
import { type BenchSite, withDocuments } from './benchSite.ts';
import { printTable, quantile } from './table.ts';

/** Milliseconds. */
const BUDGET = 1000;
/** Milliseconds between keys, as people type on a phone. */
const TYPING = 120;
const ROUNDS = 5;
/** A few places with this name are on the last pages. */
const WANTED = 'Zephyr';

/**
 * Searches a long list for places on its last pages, on slow 4G, right after a first visit, and prints the time from
 * the last key to the right count and to the first match.
 */
export async function benchFind(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const places of [2000, 5000]) {
    const documents = demoWithPlaces(places);
    const wanted = WANTED.toLowerCase();
    const matches = documents.filter(
      ({ _type, name }) => _type === 'place' && String(name).toLowerCase().includes(wanted),
    ).length;
    await withDocuments(documents, async (site) => {
      const times = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await find(site, matches));
      rows.push([
        places,
        matches,
        quantile(
          times.map(([count]) => count),
          0.5,
        ),
        quantile(
          times.map(([, card]) => card),
          0.5,
        ),
      ]);
    });
  }
  printTable(
    `A search on slow 4G for what is on the last pages, medians of ${ROUNDS}, milliseconds after the last key (budget: ${BUDGET})`,
    ['places', 'matches', 'right count', 'first match'],
    rows,
  );
}

async function find({ browser, origin }: BenchSite, matches: number): Promise<[number, number]> {
  const context = await withoutWorker(await browser.newContext());
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.down / 8,
    uploadThroughput: SLOW_4G.up / 8,
  });
  await page.goto(`${origin}/marketplace`, { waitUntil: 'networkidle' });
  const box = page.getByRole('textbox', { name: 'Search places' });
  await box.focus();
  await box.pressSequentially(WANTED, { delay: TYPING });
  const times = await Promise.all([
    since(() => page.getByRole('status').getByText(`Showing ${matches} of`).waitFor()),
    since(() => firstMatch(page).waitFor()),
  ]);
  await context.close();
  return times;
}

const firstMatch = (page: Page) =>
  page.locator('ul[aria-label=places] a', { hasText: new RegExp(WANTED, 'i') }).first();

async function since(wait: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await wait();
  return Math.round(performance.now() - start);
}

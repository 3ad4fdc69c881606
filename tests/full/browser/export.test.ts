import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSite } from '#server/export/exportSite.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { loadRenderer } from '#server/site/loadRenderer.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import {
  categoryDocument,
  eventDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
  staticPageDocument,
} from '../../support/builders.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { createStaticHost } from '../../support/staticHost.ts';
import { addressOf, expectAddress, expectOwnIcons, failContent } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';
import { markHtml, waitForHydration, recordRequests } from '../../support/browser/hydration.ts';

const art = categoryDocument('Art');
const places = ['Ark Goods', 'Bell Works', 'Cap Club'].map((name) =>
  placeDocument(name, { categories: [referenceTo(art)] }),
);
const nova = performerDocument('Nova');
const store = createDatasetStore([
  eventDocument(),
  art,
  ...places,
  nova,
  scheduleEventDocument('Opening', { eventPerformer: [referenceTo(nova)] }),
  postDocument('Doors'),
  staticPageDocument('terms', { title: 'Terms', content: paragraphs('Be kind.') }),
]);
/** Added to the content after the export. */
const addedLater = placeDocument('Dune Deli');

/** The exported site on a static host. Its content service runs separately, at the URL in the build's configuration. */
const site = useSite({
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'fairground-export-'));
    const content = createServices({ dataset: store });
    const host = createStaticHost(join(folder, 'out'));
    const { origin, close } = await listen({
      port: 0,
      handler: (request) =>
        (/^\/(v\d|media\/)/.test(new URL(request.url).pathname) ? content : host)(request),
    });
    const renderer = loadRenderer({
      folder: 'dist-node',
      siteFolder: 'dist',
      origin: () => origin,
      isExport: true,
    });
    await exportSite({
      renderer: { ...renderer, publicOrigin: () => origin },
      siteFolder: 'dist',
      folder: join(folder, 'out'),
      signal: new AbortController().signal,
    });
    store.replace([...store.current().documents, addedLater]);
    return {
      origin,
      store,
      async close() {
        await close();
        rmSync(folder, { recursive: true });
      },
    };
  },
});

test('files are hydrated without changes, also with the slash that hosts add', async () => {
  const page = await site.visit();
  await markHtml(page);
  const requested = recordRequests(page);
  for (const address of [
    '/',
    '/marketplace/category/art',
    '/marketplace/bell-works',
    '/schedule/opening/lineup/nova',
    '/feed',
    '/terms',
  ]) {
    await page.goto(address);
    await waitForHydration(page);
    expect({ address, kept: await page.locator('[data-from-html]').count() }).toEqual({ address, kept: 2 });
    expect(requested.filter((url) => url.includes('/data/query/'))).toEqual([]);
    expect(addressOf(page)).toBe(address);
  }
});

test('content that has become stale since the export is requested again', async () => {
  const page = await site.visit();
  await page.clock.setFixedTime(Date.now() + CONSTANTS.freshFor + 1000);
  await page.goto('/marketplace');
  await eventually(async () =>
    expect(await namesOf(marketplaceScreen(page).cards)).toEqual([
      'Ark Goods',
      'Bell Works',
      'Cap Club',
      'Dune Deli',
    ]),
  );
});

test.each([
  ['/marketplace/bell-works', /no image available\s+bell works/i],
  ['/terms', /be kind/i],
])('if the content service fails, %s still shows the exported content', async (address, text) => {
  site.expectTrouble(/500/);
  const page = await site.visit();
  await page.clock.setFixedTime(Date.now() + CONSTANTS.freshFor + 1000);
  await failContent(page, () => true);
  const requested = recordRequests(page);
  await page.goto(address);
  await waitForHydration(page);
  expect(requested.filter((url) => url.includes('/data/query/'))).not.toEqual([]);
  const shown = await page.locator('body').innerText();
  expect(shown).toMatch(text);
  expect(shown).not.toMatch(/failed|not found|error/i);
});

test('files have the site’s icon if the event has none', async () => {
  await expectOwnIcons(await site.open('/terms'));
});

test('filters in the query string apply to a file in the browser', async () => {
  const list = await loadedList(await site.open('/marketplace?letter=B'));
  await eventually(async () => expect(await namesOf(list.cards)).toEqual(['Bell Works']));
  const page = await site.open('/feed?post=doors');
  await page.getByRole('dialog').getByRole('heading', { name: 'Doors' }).waitFor();
});

test('a direct link opens the place over its list; after closing, the list is there, and Back opens the place again', async () => {
  const page = await site.open('/marketplace/bell-works');
  const { dialog, cards } = marketplaceScreen(page);
  await dialog.getByRole('heading', { name: 'Bell Works' }).waitFor();
  await waitForHydration(page);
  await page.keyboard.press('Escape');
  await expectAddress(page, '/marketplace');
  await cards.first().click();
  await dialog.getByRole('heading', { name: 'Ark Goods' }).waitFor();
  await expectAddress(page, '/marketplace/ark-goods');
  await page.goBack();
  await expectAddress(page, '/marketplace');
  await dialog.waitFor({ state: 'hidden' });
});

test('an address that was added after the export is rendered in the browser', async () => {
  site.expectTrouble(/404.*dune-deli/);
  const page = await site.open('/marketplace/dune-deli');
  await marketplaceScreen(page).dialog.getByRole('heading', { name: 'Dune Deli' }).waitFor();
});

test('an unknown URL gets a 404 and shows the not-found page', async () => {
  site.expectTrouble(/no-such-page/);
  const page = await site.visit();
  const response = await page.goto('/no-such-page/at/all');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
});

test('without scripts the list is in the page, and its links lead to the places’ pages', async () => {
  // Chromium's message for a blocked script.
  site.expectTrouble(/\.js \(csp\)$/);
  const page = await site.open('/marketplace', { javaScriptEnabled: false });
  const { cards } = await loadedList(page);
  expect(await namesOf(cards)).toEqual(['Ark Goods', 'Bell Works', 'Cap Club']);
  await cards.nth(2).click();
  await expectAddress(page, '/marketplace/cap-club/');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('every address of the sitemap is a file', async () => {
  const map = await (await fetch(`${site.origin()}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.length).toBeGreaterThan(15);
  const responses = await Promise.all(listed.map((address) => fetch(address)));
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
});

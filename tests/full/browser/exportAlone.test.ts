import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { createContentFiles } from '#server/export/contentFiles.ts';
import { exportSite } from '#server/export/exportSite.ts';
import { listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { loadRenderer } from '#server/site/loadRenderer.ts';
import MESSAGES from '#features/map/messages/en.json';
import * as CONSTANTS from '#lib/config/constants.ts';
import {
  asset,
  categoryDocument,
  eventDocument,
  mapDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
} from '../../support/builders.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { createStaticHost } from '../../support/staticHost.ts';
import { expectAddress } from '../../support/browser/anyScreen.ts';
import { waitForHydration } from '../../support/browser/hydration.ts';
import { loadedList, marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';

const drawn = (public_id: string) => ({
  ...asset(`/media/image/upload/${public_id}.jpg`),
  public_id,
  width: 1600,
  height: 2000,
});
const art = categoryDocument('Art');
const places = Array.from({ length: 70 }, (_, index) =>
  placeDocument(`${index < 60 ? 'Ark' : 'Zen'} ${index}`, {
    categories: [referenceTo(art)],
    // Only a few pictures, because each is drawn in three sizes.
    ...(index < 3 || index > 64 ? { image: drawn(`places/${index}`) } : {}),
  }),
);
const nova = performerDocument('Nova', { media: drawn('nova') });
const documents = [
  eventDocument(),
  art,
  ...places,
  nova,
  scheduleEventDocument('Opening', { eventPerformer: [referenceTo(nova)], image: drawn('opening') }),
  ...Array.from({ length: 8 }, (_, index) =>
    postDocument(`Post ${index}`, { media: drawn(`posts/${index}`), content: paragraphs(`Text ${index}.`) }),
  ),
  mapDocument('Hall A', {
    pdf: { ...drawn('hall'), width: 3200, height: 2200 },
    booths: places.slice(0, 3).map((place, index) => ({
      label: `A${index}`,
      x: 10 + 20 * index,
      y: 10,
      width: 10,
      height: 10,
      place: referenceTo(place),
    })),
  }),
];

/** An export of a file's content on a host that has only files: any request without a file fails the test. */
const site = useSite({
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'fairground-export-'));
    const store = createDatasetStore(documents);
    const services = await listen({ port: 0, handler: createServices({ dataset: store }) });
    const content = createContentFiles(createServices({ dataset: store }));
    const renderer = loadRenderer({
      folder: 'dist-node',
      siteFolder: 'dist',
      origin: () => services.origin,
      isExport: true,
      onResult: content.onResult,
    });
    const out = join(folder, 'out');
    const { signal } = new AbortController();
    await exportSite({ renderer, siteFolder: 'dist', folder: out, signal, content });
    await services.close();
    const { origin, close } = await listen({ port: 0, handler: createStaticHost(out) });
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

/** Waits until all pictures in the window are loaded, and checks that there are some. */
async function expectPictures(page: Page, selector: string) {
  await eventually(async () => {
    const widths = await page
      .locator(selector)
      .evaluateAll((pictures) =>
        pictures
          .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
          .map((picture) => (picture as HTMLImageElement).naturalWidth),
      );
    expect(widths.length).toBeGreaterThan(0);
    expect(widths).not.toContain(0);
  });
}

test('the list continues to its end, with pictures', async () => {
  const page = await site.open('/marketplace');
  const { cards, view } = await loadedList(page);
  await expectPictures(page, 'li img');
  await eventually(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await namesOf(cards)).toContain('Zen 69');
  });
  await expectPictures(page, 'li img');
  await view('List view').click();
  await expectPictures(page, 'li img');
});

test('letter, category and search find items that are not loaded', async () => {
  const page = await site.open('/marketplace');
  const list = await loadedList(page);
  await waitForHydration(page);
  await list.letter('Z').click();
  await eventually(async () => expect((await namesOf(list.cards))[0]).toBe('Zen 60'));
  await list.category.selectOption('art');
  await list.letter('ALL').click();
  await list.search.fill('zen 65');
  await eventually(async () => expect(await namesOf(list.cards)).toEqual(['Zen 65']));
  await list.cards.first().click();
  await list.dialog.getByRole('heading', { name: 'Zen 65' }).waitFor();
  await expectPictures(page, '[role=dialog] img');
});

test('Ctrl+K finds every document', async () => {
  const page = await site.open('/my');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  while (!(await field.isVisible())) {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(200);
  }
  await page.keyboard.type('zen 66');
  await page.locator('[role=option][aria-selected=true]', { hasText: 'Zen 66' }).waitFor();
  await page.keyboard.press('Enter');
  await expectAddress(page, '/marketplace/zen-66');
  await marketplaceScreen(page).dialog.getByRole('heading', { name: 'Zen 66' }).waitFor();
});

test('dialogs open over the map, the schedule and the news', async () => {
  const page = await site.open('/map/marketplace/ark-1');
  await page.getByRole('dialog').getByRole('heading', { name: 'Ark 1' }).waitFor();
  await waitForHydration(page);
  await page.keyboard.press('Escape');
  await expectAddress(page, '/map');
  await expectPictures(page, 'main img');
  await page.getByRole('button', { name: MESSAGES.fullSize }).click();
  await expectPictures(page, '.yarl__slide_image');

  await page.goto('/feed');
  await page
    .getByRole('link', { name: /Post 3/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Text 3.').waitFor();
  await expectPictures(page, '[role=dialog] img');

  await page.goto('/schedule');
  await page
    .getByRole('link', { name: /Opening/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Nova' }).click();
  await expectAddress(page, '/schedule/opening/lineup/nova');
  await page.getByRole('dialog').getByRole('heading', { name: 'Nova' }).waitFor();
});

test('content that is stale is read again from its files', async () => {
  const page = await site.visit();
  await page.clock.setFixedTime(Date.now() + CONSTANTS.freshFor + 1000);
  const read = page.waitForResponse(/\/content\/\w+\.json$/);
  await page.goto('/marketplace');
  expect((await read).status()).toBe(200);
  await loadedList(page);
});

test('without scripts an unknown address shows a page that says so, with links', async () => {
  site.expectTrouble(/\.js \(csp\)$|no-such-page/);
  const page = await site.open('/no-such-page', { javaScriptEnabled: false });
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByRole('main').getByText('it needs JavaScript').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Marketplace' }).first().click();
  await loadedList(page);
});

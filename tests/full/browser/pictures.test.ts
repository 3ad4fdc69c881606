import type { Locator } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { expectAddress, holdRequests } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

test.each([
  ['is missing, and the placeholder too', /\/media\/|\/placeholder\.svg/, { status: 404 }],
  ['is of another type', /\/media\//, { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }],
  ['has not a byte', /\/media\//, { status: 200, contentType: 'image/png', body: '' }],
])('a picture that %s is replaced by the placeholder, once', async (_, pictures, answer) => {
  site.expectTrouble(/404/);
  const page = await site.visit();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route(pictures, (route) => route.fulfill(answer));
  await page.goto('/marketplace');
  const shown = marketplaceScreen(page).grid.locator('img');
  await eventually(async () => {
    expect((await sources(shown)).slice(0, 4)).toEqual(Array(4).fill(`${site.origin()}/placeholder.svg`));
  });

  const ofPlaces = requested.filter((path) => path.includes('/places/'));
  expect(ofPlaces.length).toBeGreaterThanOrEqual(4);
  // A card that is unmounted and mounted again may request its picture once more, but not in a loop.
  const requestCounts = ofPlaces.map((path) => ofPlaces.filter((other) => other === path).length);
  expect(Math.max(...requestCounts)).toBeLessThanOrEqual(2);
  const placeholders = requested.filter((path) => path === '/placeholder.svg');
  expect(placeholders.length).toBeLessThanOrEqual(await shown.count());
});

test('pictures that never arrive do not delay anything else', async () => {
  const page = await site.visit();
  const release = await holdRequests(page, (url) => url.includes('/media/'));
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const screen = await loadedList(page);
  const place = await screen.cards.first().getAttribute('href');
  await screen.cards.first().click();
  await screen.dialog.getByRole('heading').first().waitFor();
  await expectAddress(page, String(place));
  expect(await page.locator('img[src="/placeholder.svg"]').count()).toBe(0);
  release();
});

test('cards that come back have their pictures at once', async () => {
  const page = await site.visit();
  await page.goto('/marketplace');
  const pictures = (await loadedList(page)).grid.locator('img');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 2500);
  const loaded = await eventually(async () => {
    const all = await pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ src, complete }) => ({ src, complete })),
    );
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    expect(all.filter(({ complete }) => !complete)).toHaveLength(0);
    return all.map(({ src }) => src);
  });
  await page.mouse.wheel(0, 2000);
  await eventually(async () => {
    expect((await sources(pictures)).filter((one) => loaded.includes(one))).toHaveLength(0);
  });
  // Otherwise the browser may still have them by chance.
  await page.requestGC();
  const comesBackComplete = page.evaluate(
    (loaded) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          const back = [...document.images].find(({ src }) => loaded.includes(src));
          if (back) resolve(back.complete);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    loaded,
  );
  await page.mouse.wheel(0, -2000);
  expect(await comesBackComplete).toBe(true);
});

const sources = (pictures: Locator) =>
  pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));

import type { Request } from 'playwright-core';
import { followListRequests, offsetOf } from '../../support/contentRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { expectAddress, holdRequests } from '../../support/browser/anyScreen.ts';
import { frame } from '../../support/browser/frame.ts';
import { placesIn } from '../../support/browser/listedPlaces.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { loadedList, marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

test('the list of a category that the visitor has left cannot replace the list of the chosen one', async () => {
  const page = await site.visit();
  const isSlow = (url: string) => url.includes('streetwear') && offsetOf(url) === 0;
  const release = await holdRequests(page, isSlow);
  await page.goto('/marketplace');
  const screen = await loadedList(page);
  const first = page.waitForRequest((request) => isSlow(request.url()));
  const aborted = page.waitForEvent('requestfailed', (request: Request) => isSlow(request.url()));
  await screen.category.selectOption('streetwear');
  await first;
  await screen.category.selectOption('games');
  const games = placesIn(site.documents()).filter(({ categories }) => categories.includes('games'));
  await eventually(async () =>
    expect(await screen.count.textContent()).toBe(
      `Showing ${games.length} of ${games.length} places (filtered)`,
    ),
  );
  await aborted;
  release();

  await expectAddress(page, '/marketplace/category/games');
  expect(await namesOf(screen.cards)).toContain(games[0]?.name);
  // The other category is requested again, completely.
  await screen.category.selectOption('streetwear');
  await eventually(async () =>
    expect(await screen.count.textContent()).toMatch(/^Showing \d+ of \d+ places \(filtered\)$/),
  );
  const streetwear = placesIn(site.documents()).find(({ categories }) => categories.includes('streetwear'));
  await eventually(async () => expect(await namesOf(screen.cards)).toContain(streetwear?.name));
});

test('a tab that wakes up after an hour requests nothing, and shows its data while it loads more', async () => {
  const page = await site.visit();
  // A page that begins to listen after an hour requests its list again, at a time that depends on the machine.
  site.expectTrouble(/^console: No live changes/);
  await page.route('**/data/listen/**', () => undefined);
  await page.clock.install();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/query/')) requested.push(request.url());
  });
  const pages = followListRequests(page);
  await page.goto('/marketplace');
  const screen = await loadedList(page);
  await page.waitForLoadState('networkidle');
  const before = requested.length;

  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  expect(requested.slice(before)).toEqual([]);
  expect(await screen.count.textContent()).toBe('Showing 50 of 420 places');

  // Away and back: the old list is shown while the new one loads, which is requested once.
  await frame(page).menu.getByRole('link', { name: 'Lineup' }).click();
  await lineupScreen(page).cards.first().waitFor();
  const release = await holdRequests(page, (url) => url.includes('/data/query/'));
  const repeated = page.waitForRequest(
    (request) => request.url().includes('place') && offsetOf(request.url()) === 0,
  );
  await frame(page).menu.getByRole('link', { name: 'Marketplace' }).click();
  await repeated;
  await marketplaceScreen(page).cards.first().waitFor();
  expect(await screen.count.textContent()).toBe('Showing 50 of 420 places');
  release();
  await page.waitForLoadState('networkidle');
  expect(pages.offsets().filter((offset) => offset === 0)).toHaveLength(3);
  expect(await screen.count.textContent()).toBe('Showing 50 of 420 places');
});

import { followListRequests, offsetOf } from '../../support/contentRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { failContent } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

test('if a page of the list fails, the loaded ones stay, and a retry requests only that page', async () => {
  site.expectTrouble(/500/);
  const page = await site.visit();
  const requests = followListRequests(page);
  const repair = await failContent(page, (url) => offsetOf(url) === 50);
  await page.goto('/marketplace');
  const screen = await loadedList(page);
  await screen.loadMore.scrollIntoViewIfNeeded();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try Again' });
  await retry.waitFor();
  expect(await screen.count.textContent()).toBe('Showing 50 of 420 places');
  expect(await screen.loadMore.count()).toBe(0);
  expect(requests.offsets()).toEqual([0, 50]);

  await retry.click();
  await eventually(() => expect(requests.offsets()).toEqual([0, 50, 50]));
  await retry.waitFor();
  await repair();
  await retry.click();
  await eventually(async () => expect(await screen.count.textContent()).toBe('Showing 100 of 420 places'));
  expect(requests.offsets().slice(0, 4)).toEqual([0, 50, 50, 50]);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('if the content service fails, the failure is shown with details, and a retry recovers', async () => {
  site.expectTrouble(/500/);
  const page = await site.visit();
  const repair = await failContent(page, () => true);
  await page.goto('/marketplace/category/games');
  const failure = page.getByRole('alert');
  await failure.getByRole('heading', { name: 'Failed to Load Marketplace' }).waitFor();
  await failure.getByText('We could not load the marketplace data. Please try again later.').waitFor();
  await failure.getByText(/500/).waitFor();
  await failure.getByText(/Error ID: \w+/).waitFor();
  expect(await marketplaceScreen(page).cards.count()).toBe(0);

  await repair();
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await loadedList(page);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a request to a busy service is retried automatically', async () => {
  site.expectTrouble(/503/);
  const page = await site.visit();
  const requests = followListRequests(page);
  let responses = 0;
  await failContent(page, (url) => offsetOf(url) === 0 && ++responses === 1, 503);
  await page.goto('/marketplace');
  await loadedList(page);
  expect(requests.offsets()).toEqual([0, 0]);
});

test.each(['content-client', 'place-queries'])(
  'if the code of a query cannot be loaded (%s), a retry loads it without a page load',
  async (chunk) => {
    site.expectTrouble(/ERR_FAILED|Loading chunk/);
    const page = await site.visit();
    const isChunk = (url: URL) => url.pathname.startsWith(`/assets/${chunk}.`);
    await page.route(isChunk, (route) => route.abort());
    await page.goto('/marketplace');
    const failure = page.getByRole('alert');
    await failure.getByRole('heading', { name: 'Failed to Load Marketplace' }).waitFor();
    await page.unroute(isChunk);
    const stays = await page.evaluateHandle(() => document.documentElement);
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await loadedList(page);
    expect(await stays.evaluate((root) => root.isConnected)).toBe(true);
  },
);

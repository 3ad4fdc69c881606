import type { Page } from 'playwright-core';
import { emptyPictures, holdRequests } from '../../support/browser/anyScreen.ts';
import { placesIn } from '../../support/browser/listedPlaces.ts';
import { loadedList, marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';
import { followListRequests, offsetOf } from '../../support/contentRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite();

declare global {
  interface Window {
    /** Everything observed in the grid since `watchGrid`. */
    seen: { names: Record<string, string>; maxElements: number };
  }
}

/** Records, at every mutation of the grid, the name at each position and the number of elements. */
function observeGrid(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.seen = { names: {}, maxElements: 0 };
    const grid = document.querySelector('ul[aria-label=places]');
    if (!grid) throw new Error('The grid is missing.');
    const look = () => {
      for (const cell of grid.querySelectorAll('li')) {
        const position = cell.getAttribute('aria-posinset') ?? '';
        const name = cell.querySelector('[dir=auto]')?.textContent ?? '';
        const previous = window.seen.names[position];
        window.seen.names[position] =
          previous === undefined || previous === name ? name : `${previous}, later ${name}`;
      }
      window.seen.maxElements = Math.max(window.seen.maxElements, grid.querySelectorAll('*').length);
    };
    look();
    new MutationObserver(look).observe(grid, { childList: true, subtree: true, attributes: true });
  });
}

test('scrolling leads to the last place, each place is at its position, and none is requested twice', async () => {
  const page = await site.visit();
  const requests = followListRequests(page);
  await emptyPictures(page);
  await page.goto('/marketplace');
  const screen = await loadedList(page);
  await observeGrid(page);

  const names = placesIn(site.documents()).map(({ name }) => name);
  await page.mouse.move(640, 500);
  while (!(await namesOf(screen.cards)).includes(names.at(-1) ?? '')) {
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  expect(names).toHaveLength(420);
  const { names: seen, maxElements } = await page.evaluate(() => window.seen);
  expect(
    Object.keys(seen)
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(names.map((_name, index) => index + 1));
  expect(names.map((_name, index) => seen[index + 1])).toEqual(names);
  expect(maxElements).toBeLessThanOrEqual(200);
  expect(await screen.count.textContent()).toBe('Showing 420 of 420 places');
  expect(requests.offsets()).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400]);
  expect(await screen.loadMore.count()).toBe(0);
});

test("'Load More Places' works by keyboard", async () => {
  const page = await site.visit();
  const requests = followListRequests(page);
  await page.goto('/marketplace');
  const screen = await loadedList(page);
  for (const key of ['Enter', ' ']) {
    const before = requests.offsets().length;
    // Scrolling to the button would load the page as well.
    await screen.loadMore.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
    await page.keyboard.press(key);
    await eventually(async () =>
      expect(await screen.count.textContent()).toBe(`Showing ${50 * (before + 1)} of 420 places`),
    );
  }
  expect(requests.offsets()).toEqual([0, 50, 100]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Holds all pages of the list except the first, until the returned function is called. */
const holdFurtherPages = (page: Page) => holdRequests(page, (url) => (offsetOf(url) ?? 0) > 0);

test('a prefetched page is shown when the end of the page is within 1000 px, and not before', async () => {
  const page = await site.visit();
  const requests = followListRequests(page);
  await emptyPictures(page);
  await page.goto('/marketplace');
  const { count } = await loadedList(page);
  const pageTwo = page.waitForResponse((response) => offsetOf(response.url()) === 50);
  await page.mouse.wheel(0, 300);
  await pageTwo;
  /** Scrolls until the given distance remains below the window, and lets the list load more. */
  const leaveBelow = (distance: number) =>
    page.evaluate(async (distance) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: scrollHeight - window.innerHeight - distance, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 300));
    }, distance);
  await leaveBelow(1050);
  expect(await count.textContent()).toBe('Showing 50 of 420 places');
  await leaveBelow(950);
  await eventually(async () => expect(await count.textContent()).toBe('Showing 100 of 420 places'));
  expect(requests.offsets()).toEqual([0, 50]);
});

test('a letter far down the list is fetched page by page until it is found', async () => {
  const page = await site.visit();
  const requests = followListRequests(page);
  const release = await holdFurtherPages(page);
  await page.goto('/marketplace?letter=H');
  const screen = marketplaceScreen(page);
  await page.getByText('Loading more places...').waitFor();
  expect(await screen.loadMore.count()).toBe(0);
  expect(await page.getByText('No places found').count()).toBe(0);
  release();

  const names = placesIn(site.documents()).flatMap(({ name, letter }) => (letter === 'H' ? name : []));
  await eventually(async () => expect(await namesOf(screen.cards)).toContain(names[0]));
  await page.mouse.move(640, 500);
  await eventually(async () => {
    await page.mouse.wheel(0, 900);
    expect(await screen.count.textContent()).toBe(`Showing ${names.length} of 420 places (filtered)`);
    expect(await namesOf(screen.cards)).toContain(names.at(-1));
  });
  expect(requests.mostAtOnce()).toBe(1);
  const offsets = requests.offsets();
  expect(offsets).toEqual(offsets.map((_offset, index) => index * 50));
});

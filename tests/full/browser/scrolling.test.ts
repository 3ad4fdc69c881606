import type { Page } from 'playwright-core';
import { followListRequests, offsetOf } from '../../support/contentRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { emptyPictures, holdRequests } from '../../browser/anyScreen.ts';
import { placesIn } from '../../browser/listedPlaces.ts';
import { loadedList, marketplaceScreen, namesOf } from '../../browser/marketplaceScreen.ts';

const site = useSite();

declare global {
  interface Window {
    /** Everything observed in the grid since `watchGrid`. */
    seen: { names: Record<string, string>; maxElements: number };
  }
}

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

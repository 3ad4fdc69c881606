import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { addressOf } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';
import { expectPlace, scrollDeep } from '../../support/browser/placeInList.ts';

const site = useSite();

test('Back from a page with a typed address restores the list and its scroll offset', async () => {
  const page = await site.open('/marketplace?view=list');
  const place = await scrollDeep(page);
  await page.goto('/about-nothing/at-all');
  site.expectTrouble(/No page at \/about-nothing\/at-all/);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();

  await page.goBack();
  await expectPlace(page, place);
  expect(addressOf(page)).toBe('/marketplace?view=list');
});

test('a category link that is pasted over a scrolled list starts at the top, and Back restores the scroll offset', async () => {
  const page = await site.open('/marketplace?view=list');
  const place = await scrollDeep(page);
  await page.goto('/marketplace/category/games');
  const screen = marketplaceScreen(page);
  await eventually(async () => expect(await screen.count.textContent()).toMatch(/\(filtered\)$/));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expectPlace(page, place);
});

test("'Back to top' appears after 300 px and leads to the top", async () => {
  const page = await site.open('/marketplace', { reducedMotion: 'reduce' });
  await loadedList(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 290));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await button.count()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 310));
  await button.click();
  await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
  await button.waitFor({ state: 'detached' });
});

import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { expectAddress, scrolledTo } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';
import { expectPlace, scrollDeep } from '../../support/browser/placeInList.ts';

const site = useSite();

test('a reload keeps the scroll offset of the list, and so does Back from a page with a typed address or from a pasted category', async () => {
  const page = await site.open('/marketplace?view=list');
  const place = await scrollDeep(page);
  await page.reload();
  await expectPlace(page, place);

  await page.goto('/about-nothing/at-all');
  site.expectTrouble(/No page at \/about-nothing\/at-all/);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.goBack();
  await expectPlace(page, place);
  await expectAddress(page, '/marketplace?view=list');

  await page.goto('/marketplace/category/games');
  const screen = marketplaceScreen(page);
  await eventually(async () => expect(await screen.count.textContent()).toMatch(/\(filtered\)$/));
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expectPlace(page, place);
});

test('Back within the site restores the scroll offset of the list, and a menu link starts at the top', async () => {
  const page = await site.open('/marketplace', { viewport: { width: 1440, height: 800 } });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const place = await scrollDeep(page);
  // Playwright's click would scroll to the link, although it is already visible.
  await menu.getByRole('link', { name: 'FAQ' }).evaluate((link: HTMLElement) => link.click());
  await expectAddress(page, '/faq');
  await eventually(async () => expect(await scrolledTo(page)).toBe(0));
  await page.goBack();
  await expectPlace(page, place);

  await page.goForward();
  await expectAddress(page, '/faq');
  await menu.getByRole('link', { name: 'Marketplace' }).click();
  await loadedList(page);
  expect(await scrolledTo(page)).toBe(0);
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
  await eventually(async () => expect(await scrolledTo(page)).toBe(0));
  await button.waitFor({ state: 'detached' });
});

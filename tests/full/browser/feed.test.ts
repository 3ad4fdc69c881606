import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { feedScreen } from '../../browser/feedScreen.ts';

const site = useSite();

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Loads more twice and scrolls far down.
 *
 * @returns the post in the middle of the window.
 */
async function scrollDeep(page: Page): Promise<{ headline: string; top: number }> {
  const screen = feedScreen(page);
  for (const count of [12, 18]) {
    await screen.loadMore.click();
    await eventually(async () => expect(await screen.links.count()).toBe(count));
  }
  const link = screen.links.nth(14);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return { headline: (await link.textContent()) ?? '', top: await scrollTop(page) };
}

test('a reload, and Back from another screen or site, restore the length of the list and its scroll offset', async () => {
  site.expectTrouble(/No page at \/about-nothing/);
  const page = await site.open('/feed', { viewport: { width: 1440, height: 800 } });
  const screen = feedScreen(page);
  const { top } = await scrollDeep(page);
  const expectPlace = () =>
    eventually(async () => {
      expect(await screen.links.count()).toBe(18);
      expect(await scrollTop(page)).toBe(top);
    });

  await page.reload();
  await expectPlace();

  // Playwright's click would scroll to the link, although it is already visible.
  const marketplace = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Marketplace' });
  await marketplace.evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Marketplace' }).waitFor();
  await page.goBack();
  await expectPlace();

  await page.goto('/about-nothing/at-all');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.goBack();
  await expectPlace();
});

test('a card can be clicked anywhere, and a click that asks for a new tab is left to the browser', async () => {
  const page = await site.open('/feed');
  const screen = feedScreen(page);
  const headline = (await screen.links.nth(1).textContent()) ?? '';
  await page.evaluate(() => {
    window.leftToBrowser = [];
    // The last listener of a click. Background tabs sometimes crash headless Chromium, so none is opened.
    window.addEventListener('click', (click) => {
      window.leftToBrowser.push(!click.defaultPrevented);
      click.preventDefault();
    });
  });
  const cardClick = (options = {}) => screen.cards.nth(1).click({ position: { x: 20, y: 20 }, ...options });
  await cardClick({ modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate(() => window.leftToBrowser)).toEqual([true]);
  expect(await screen.dialog.count()).toBe(0);

  await cardClick();
  await page.getByRole('dialog', { name: headline }).waitFor();
  expect(await page.evaluate(() => window.leftToBrowser)).toEqual([true, false]);
});

declare global {
  interface Window {
    leftToBrowser: boolean[];
  }
}

test('a picture that cannot be loaded is replaced by the placeholder, once', async () => {
  site.expectTrouble(/404/);
  const page = await site.visit();
  const requested: string[] = [];
  await page.route('**/media/image/**', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  await page.goto('/feed');
  const pictures = feedScreen(page).list.locator('img');
  await eventually(async () => expect(await pictures.first().getAttribute('src')).toBe('/placeholder.svg'));
  const ofPosts = requested.filter((path) => path.includes('/feed/'));
  expect(ofPosts.length).toBeGreaterThan(0);
  expect(new Set(ofPosts).size).toBe(ofPosts.length);
});

test.each([390, 820, 1440])('nothing is wider than the window at %i px', async (width) => {
  const page = await site.open('/feed', { viewport: { width, height: 800 } });
  await feedScreen(page).cards.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

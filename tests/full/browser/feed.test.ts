import type { Page } from 'playwright-core';
import { addressOf, expectAddress, historyLength } from '../../support/browser/anyScreen.ts';
import { feedScreen } from '../../support/browser/feedScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite();

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Headlines of published posts that match, read from the content itself. */
function headlinesWhere(isMeant: (post: Record<string, unknown>) => boolean): string[] {
  return site
    .documents()
    .filter((post) => post._type === 'feedItem' && post.status === 'published' && isMeant(post))
    .map(({ headline }) => String(headline));
}

const isIn = (category: string) => (post: Record<string, unknown>) =>
  (post.categories as { _ref: string }[]).some(({ _ref }) => _ref === `category-feed-${category}`);

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

test('a link with every parameter opens what it describes, and so does a reload', async () => {
  const address = '/feed?category=announcements&priority=high&post=final-schedule-is-up';
  const page = await site.open(address);
  const screen = feedScreen(page);
  const expected = headlinesWhere((post) => isIn('announcements')(post) && post.priority === 'high');
  expect(expected.length).toBeGreaterThan(0);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await page.getByRole('dialog', { name: 'Final schedule is up' }).waitFor();
    await eventually(async () => expect(await page.title()).toBe('Final schedule is up - Afterglow 2025'));
    // The list beneath is hidden from assistive technology while the dialog is open.
    await eventually(async () =>
      expect((await page.locator('article h2').allTextContents()).sort()).toEqual(expected.sort()),
    );
    expect(addressOf(page)).toBe(address);
  }
  expect(await historyLength(page)).toBe(2);

  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/feed?category=announcements&priority=high');
  expect(await historyLength(page)).toBe(2);
  expect(await screen.category.inputValue()).toBe('announcements');
  expect(await screen.priority.inputValue()).toBe('high');
  await eventually(async () => expect(await page.title()).toBe('Feed: Announcements - Afterglow 2025'));
});

test('after any way to close a post the list is unchanged: length, filters, scroll offset, focus', async () => {
  const page = await site.open('/feed?utm_source=poster');
  const screen = feedScreen(page);
  const { headline, top } = await scrollDeep(page);
  await screen.link(headline).focus();
  await page.keyboard.press('Enter');
  const closings = [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(5, 300),
  ];
  let entries: number | undefined;
  for (const close of closings) {
    await page.getByRole('dialog', { name: headline }).getByRole('heading', { name: headline }).waitFor();
    entries ??= await historyLength(page);
    expect(addressOf(page)).toMatch(/^\/feed\?post=[a-z0-9-]+$/);
    expect(await scrollTop(page)).toBe(top);
    await close();
    await screen.dialog.waitFor({ state: 'detached' });
    await expectAddress(page, '/feed?utm_source=poster');
    await eventually(async () => expect(await focusedText(page)).toBe(headline));
    expect(await scrollTop(page)).toBe(top);
    expect(await screen.links.count()).toBe(18);
    await page.keyboard.press('Enter');
  }
  expect(await historyLength(page)).toBe(entries);

  // Forward reopens the dialog.
  await page.getByRole('dialog', { name: headline }).waitFor();
  await page.goBack();
  await screen.dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await page.getByRole('dialog', { name: headline }).waitFor();
});

declare global {
  interface Window {
    leftToBrowser: boolean[];
  }
}

test('the feed can be used by keyboard: filters, posts with a visible ring, Load More, dialog', async () => {
  const page = await site.open('/feed');
  const screen = feedScreen(page);
  await screen.links.first().waitFor();
  const [first = '', second = ''] = await screen.links.allTextContents();
  await screen.priority.focus();
  for (const headline of [first, second]) {
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe(headline);
  }
  const ring = await screen.link(second).evaluate((link) => getComputedStyle(link, '::after').outline);
  expect(ring).toContain('rgb(123, 212, 193) solid 2px');

  await screen.loadMore.focus();
  await page.keyboard.press('Enter');
  const seventh = screen.links.nth(6);
  await eventually(async () => expect(await focusedText(page)).toBe(await seventh.textContent()));
  await page.keyboard.press('Enter');
  await screen.dialog.waitFor();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    expect(await screen.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
});

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

test('a picture that cannot be loaded is replaced by the placeholder, once, and nothing is wider than any window', async () => {
  site.expectTrouble(/404/);
  const page = await site.visit();
  const requested: string[] = [];
  await page.route('**/media/image/**', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  await page.goto('/feed');
  const pictures = feedScreen(page).list.locator('img');
  const sources = () => pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  await eventually(async () =>
    expect((await sources()).slice(0, 3)).toEqual(Array(3).fill('/placeholder.svg')),
  );
  // React may render a list twice before it is shown, and a new element requests an eager picture again.
  const failed = requested.splice(0).filter((path) => path.includes('/feed/'));
  expect(failed.length).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => failed.includes(path))).toHaveLength(0);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

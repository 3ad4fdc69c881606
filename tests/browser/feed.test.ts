import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { useSite } from '../support/site';
import { AT_ONCE, addressOf, expectAddress, historyLength } from './anyScreen';
import { feedScreen } from './feedScreen';

const site = useSite();

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const expectCount = (page: Page, text: string) =>
  eventually(async () => expect(await feedScreen(page).count.textContent()).toBe(text));

/** Headlines of the published posts that a test of the content itself lets through, as the content has them. */
function headlinesWhere(isMeant: (post: Record<string, unknown>) => boolean): string[] {
  return site
    .documents()
    .filter((post) => post._type === 'feedItem' && post.status === 'published' && isMeant(post))
    .map(({ headline }) => String(headline));
}

const isIn = (category: string) => (post: Record<string, unknown>) =>
  (post.categories as { _ref: string }[]).some(({ _ref }) => _ref === `category-feed-${category}`);

/** Asks for more twice and scrolls to a post far down; what stands in the middle of the window. */
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
    // The list beneath is hidden from everyone but the eye while the dialog is open.
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

test.each([
  ['/feed/', '/feed'],
  ['/feed?category=no-such-thing&priority=high', '/feed?priority=high'],
  ['/feed?category=all&priority=all&post=', '/feed'],
  ['/feed?priority=urgent&category=drops', '/feed?category=drops'],
  [
    '/feed?priority=low&utm_source=poster&category=drops',
    '/feed?category=drops&priority=low&utm_source=poster',
  ],
])('%s is corrected to %s without a history entry', async (address, corrected) => {
  const page = await site.open(address);
  await eventually(async () => expect(await feedScreen(page).count.textContent()).toMatch(/^Showing/));
  await expectAddress(page, corrected);
  expect(await historyLength(page)).toBe(2);
});

test('filters narrow the list and rewrite the address; Back leads to the page before', async () => {
  const page = await site.open('/feed');
  const screen = feedScreen(page);
  const drops = headlinesWhere(isIn('drops'));
  await screen.links.first().waitFor();
  await screen.category.selectOption('Drops');
  await expectCount(page, `Showing ${Math.min(6, drops.length)} of ${drops.length} posts (filtered)`);
  await expectAddress(page, '/feed?category=drops');
  await screen.link(drops[0] ?? '').waitFor();
  expect(await historyLength(page)).toBe(2);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('the first posts are the pinned ones, then the breaking ones', async () => {
  const page = await site.open('/feed');
  const first = feedScreen(page).cards;
  await first.first().waitFor();
  const badges = (index: number) => first.nth(index).locator('[data-kind]').allTextContents();
  expect(await badges(0)).toEqual(['Pinned', 'Breaking']);
  expect(await badges(1)).toEqual(['Pinned', 'High priority']);
  expect(await badges(2)).toEqual(['Breaking']);
});

test('however a post is closed, the list is as it was: length, filters, place, focus', async () => {
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

  // Forward opens it again.
  await page.getByRole('dialog', { name: headline }).waitFor();
  await page.goBack();
  await screen.dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await page.getByRole('dialog', { name: headline }).waitFor();
});

test('a reload, and Back from another screen or site, find the list as long and at the same place', async () => {
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

  // Not Playwright's click: it scrolls the page to a link that is in view already.
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

test('an unknown post says so and leads back to the list', async () => {
  const page = await site.visit();
  await page.goto('/feed?priority=low&post=no-such-post', AT_ONCE);
  const dialog = page.getByRole('dialog', { name: 'Post Not Found' });
  await dialog.getByText('This post could not be found.').waitFor();
  expect(addressOf(page)).toBe('/feed?priority=low&post=no-such-post');
  await dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/feed?priority=low');
  expect(await historyLength(page)).toBe(2);
});

test("a card can be clicked anywhere; a click that asks for a new tab is the browser's", async () => {
  const page = await site.open('/feed');
  const screen = feedScreen(page);
  const headline = (await screen.links.nth(1).textContent()) ?? '';
  await page.evaluate(() => {
    window.leftToBrowser = [];
    // The last to hear of a click. Tabs in the background crash headless Chromium now and then, so none is opened.
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

test('by keyboard: filters, posts with a visible ring, Load More, dialog', async () => {
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

test('a picture that cannot be loaded becomes the placeholder, once', async () => {
  site.expectTrouble(/404/);
  const page = await site.visit();
  const asked: string[] = [];
  await page.route('**/media/image/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404 });
  });
  await page.goto('/feed');
  const pictures = feedScreen(page).list.locator('img');
  await eventually(async () => expect(await pictures.first().getAttribute('src')).toBe('/placeholder.svg'));
  const ofPosts = asked.filter((path) => path.includes('/feed/'));
  expect(ofPosts.length).toBeGreaterThan(0);
  expect(new Set(ofPosts).size).toBe(ofPosts.length);
});

test.each([390, 820, 1440])('nothing sticks out at %i px', async (width) => {
  const page = await site.open('/feed', { viewport: { width, height: 800 } });
  await feedScreen(page).cards.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

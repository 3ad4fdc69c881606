import type { Page } from 'playwright-core';
import { useSite } from '../../support/site.ts';
import { ON_COMMIT, DESKTOP, PHONE, REDUCED_MOTION, failContent } from '../../browser/anyScreen.ts';
import { expectAccessible } from '../../browser/expectAccessible.ts';
import { feedScreen } from '../../browser/feedScreen.ts';
import { footerInView, openDrawer } from '../../browser/frame.ts';
import { lineupScreen } from '../../browser/listScreen.ts';
import { loadedList, marketplaceScreen, openFirstPlace } from '../../browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../browser/scheduleScreen.ts';

const site = useSite();
const ON_PHONE = { ...PHONE, ...REDUCED_MOTION };
const ON_DESKTOP = { ...DESKTOP, ...REDUCED_MOTION };
test.each([
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
])('the list and a dialog are accessible on a %s', async (_device, options) => {
  const page = await site.open('/marketplace?view=grid&letter=ALL', options);
  const screen = await loadedList(page);
  await expectAccessible(page);

  await screen.cards.first().click();
  await screen.dialog.getByRole('button', { name: 'Close' }).waitFor();
  await screen.dialog.getByRole('img').first().waitFor();
  await expectAccessible(page);
});

test.each([
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
])('the lineup and a performer are accessible on a %s', async (_device, options) => {
  const page = await site.open('/lineup?sort=featured', options);
  const { cards, dialog } = lineupScreen(page);
  await cards.first().waitFor();
  await expectAccessible(page);

  await cards.first().click();
  await dialog.getByRole('button', { name: 'Close' }).waitFor();
  await dialog.getByRole('img').first().waitFor();
  await expectAccessible(page);
});

test('the modal with the order, and the empty lineup, are accessible', async () => {
  const page = await site.open('/lineup?q=zzz', ON_PHONE);
  await page.getByRole('heading', { name: 'No performers found' }).waitFor();
  await expectAccessible(page);
  const { filters, modal } = lineupScreen(page);
  await filters.click();
  await modal.waitFor();
  await expectAccessible(page);
});

test.each([
  ['/views/lunch', ON_PHONE],
  ['/views/first-time-here', ON_DESKTOP],
])('the saved view %s is accessible', async (address, options) => {
  const page = await site.open(address, options);
  await page.getByRole('listitem').getByRole('link').first().waitFor();
  await expectAccessible(page);
});

test.each([
  ['/faq', ON_DESKTOP],
  ['/faq', ON_PHONE],
  ['/exhibitor-guide', ON_DESKTOP],
  ['/exhibitor-guide', ON_PHONE],
  ['/terms', ON_DESKTOP],
  ['/terms', ON_PHONE],
])('the text %s is accessible', async (address, options) => {
  const page = await site.open(address, options);
  await page.getByRole('navigation', { name: 'Table of Contents' }).waitFor();
  await page.evaluate(() => document.querySelectorAll('details').forEach((section) => (section.open = true)));
  await expectAccessible(page);
});

test('the filtered list in rows is accessible', async () => {
  const page = await site.open('/marketplace/category/games?view=list', ON_DESKTOP);
  await loadedList(page);
  await expectAccessible(page);
});

test('the filter modal is accessible', async () => {
  const page = await site.open('/marketplace', ON_PHONE);
  await loadedList(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await expectAccessible(page);
});

test('the empty list is accessible', async () => {
  const page = await site.open('/marketplace/category/games?q=zzz', ON_DESKTOP);
  await page.getByRole('heading', { name: 'No places found' }).waitFor();
  await expectAccessible(page);
});

test.each([
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
])('the home screen on a %s is accessible, down to its footer', async (_device, options) => {
  const page = await site.open('/', options);
  await footerInView(page);
  await expectAccessible(page);
});

test('the drawer is accessible', async () => {
  const page = await site.open('/', ON_PHONE);
  await openDrawer(page);
  await expectAccessible(page);
});

test('the home screen is accessible when it has failed', async () => {
  site.expectTrouble(/500/);
  const page = await site.visit(ON_DESKTOP);
  await failContent(page, () => true);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Failed to Load Event Data' }).waitFor();
  await expectAccessible(page);
});

test('the list is accessible when it has failed', async () => {
  site.expectTrouble(/500/);
  const page = await site.visit(ON_DESKTOP);
  await failContent(page, () => true);
  await page.goto('/marketplace');
  await page.getByRole('heading', { name: 'Failed to Load Marketplace' }).waitFor();
  await expectAccessible(page);
});

test('a page and a place that do not exist are accessible', async () => {
  site.expectTrouble(/No page at \/nowhere/);
  const page = await site.open('/nowhere', ON_DESKTOP);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await expectAccessible(page);

  await page.goto('/marketplace/no-such-place', ON_COMMIT);
  await page.getByRole('dialog', { name: 'Place Not Found' }).waitFor();
  await expectAccessible(page);
});

test.each([
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
])(
  'the schedule, a dialog over it, and a day without matches are accessible on a %s',
  async (_device, options) => {
    const page = await site.open('/schedule', options);
    const screen = scheduleScreen(page);
    await screen.rows.first().waitFor();
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await screen.row('Marisol Tremaine').click();
    await page.getByRole('dialog', { name: 'Marisol Tremaine' }).waitFor();
    await expectAccessible(page);
    await page.goto('/schedule?day=sun&q=zzz');
    await page.getByRole('heading', { name: 'No events found' }).waitFor();
    await expectAccessible(page);
  },
);

/**
 * CSS properties that change in a dialog while it opens, with animations slowed down. The list below may change for
 * other reasons, such as letters that turn out to have no items.
 */
async function movingProperties(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  const screen = marketplaceScreen(page);
  await openFirstPlace(screen);
  return page.evaluate(
    (notProperties) => {
      const list = document.getElementById('root');
      const effects = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(({ target }) => !list?.contains(target));
      const frames = effects.flatMap((effect) => effect.getKeyframes());
      return frames.flatMap(Object.keys).filter((name) => !notProperties.includes(name));
    },
    ['offset', 'computedOffset', 'easing', 'composite'],
  );
}

test('a dialog opens by transform and opacity only', async () => {
  const page = await site.open('/marketplace');
  expect(new Set(await movingProperties(page))).toEqual(new Set(['opacity', 'transform']));
});

test('with reduced motion nothing moves', async () => {
  const page = await site.open('/marketplace', ON_DESKTOP);
  expect(await movingProperties(page)).toEqual([]);
});

describe('the feed', () => {
  test.each([
    ['desktop', ON_DESKTOP],
    ['phone', ON_PHONE],
  ])('the list and a post are accessible on a %s', async (_device, options) => {
    const page = await site.open('/feed', options);
    const screen = feedScreen(page);
    await screen.loadMore.click();
    await screen.links.nth(11).waitFor();
    await expectAccessible(page);

    await screen.links.first().click();
    await screen.dialog.getByRole('img').first().waitFor();
    await expectAccessible(page);
  });

  test('the empty list, and the list when it has failed, are accessible', async () => {
    site.expectTrouble(/500/);
    const page = await site.open('/feed?category=drops&priority=breaking', ON_DESKTOP);
    await page.getByRole('heading', { name: 'No posts found' }).waitFor();
    await expectAccessible(page);

    await page.route('**/data/query/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await page.getByRole('heading', { name: 'Failed to Load Feed' }).waitFor();
    await expectAccessible(page);
  });

  test('a post that does not exist is accessible', async () => {
    const page = await site.visit(ON_DESKTOP);
    await page.goto('/feed?post=no-such-post', ON_COMMIT);
    await page.getByRole('dialog', { name: 'Post Not Found' }).waitFor();
    await expectAccessible(page);
  });
});

test.each([
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
])('the venue map, closed and open, is accessible on a %s', async (_device, options) => {
  const page = await site.open('/map', options);
  await page.getByRole('button', { name: 'View full size' }).click();
  await page.getByRole('dialog', { name: 'Lightbox' }).locator('.yarl__slide_current img').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectAccessible(page);
});

test.each([
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
  // With the pause buttons of moving content.
  ['desktop in motion', DESKTOP],
])('the hotel, and a gift in full size, are accessible on a %s', async (_device, options) => {
  const page = await site.open('/hotel-info', options);
  await page.getByRole('region', { name: 'Inside the Lantern' }).waitFor();
  await expectAccessible(page);
  await page
    .locator('button[aria-haspopup=dialog]', { has: page.locator('img') })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Lightbox' }).locator('.yarl__slide_current img').waitFor();
  await expectAccessible(page);
});

test('the hotel is accessible when it cannot be loaded', async () => {
  site.expectTrouble(/500/);
  const page = await site.visit(ON_DESKTOP);
  await failContent(page, () => true);
  await page.goto('/hotel-info');
  await page.getByRole('heading', { name: 'Failed to Load Hotel Package' }).waitFor();
  await expectAccessible(page);
});

test.each([
  ['desktop', ON_DESKTOP],
  ['phone', ON_PHONE],
])('the vendor application, empty and with mistakes, is accessible on a %s', async (_device, options) => {
  const page = await site.open('/vendor-application', options);
  await page.getByLabel('Full Name').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByText('6 fields need your attention.').waitFor();
  await expectAccessible(page);
});

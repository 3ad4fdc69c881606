import type { Locator, Page } from 'playwright-core';
import { useSite } from '../../support/site.ts';
import { ON_COMMIT, DESKTOP, PHONE, REDUCED_MOTION, failContent } from '../../support/browser/anyScreen.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { feedScreen } from '../../support/browser/feedScreen.ts';
import { footerInView, openDrawer } from '../../support/browser/frame.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { loadedList, marketplaceScreen, openFirstPlace } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const site = useSite();
const ON_PHONE = { ...PHONE, ...REDUCED_MOTION };
const ON_DESKTOP = { ...DESKTOP, ...REDUCED_MOTION };

/** States of a screen: each look leads through some of them, and checks each. */
type Look = (page: Page) => Promise<void>;

const SIZES = { desktop: DESKTOP.viewport, phone: PHONE.viewport };

/** Checks the present state in a wide window, and in one of a phone. */
async function expectAccessibleInBoth(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize(SIZES.phone);
  await expectAccessible(page);
  await page.setViewportSize(SIZES.desktop);
}

async function lookAtPictures(page: Page, opener: Locator) {
  await opener.click();
  await page.getByRole('dialog', { name: 'Lightbox' }).locator('.yarl__slide_current img').waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const lookAtMarketplace: Look = async (page) => {
  const screen = await loadedList(page);
  await expectAccessibleInBoth(page);
  await screen.cards.first().click();
  await screen.dialog.getByRole('button', { name: 'Close' }).waitFor();
  await screen.dialog.getByRole('img').first().waitFor();
  await expectAccessibleInBoth(page);
};

const lookAtLineup: Look = async (page) => {
  const { cards, dialog } = lineupScreen(page);
  await cards.first().waitFor();
  await expectAccessibleInBoth(page);
  await cards.first().click();
  await dialog.getByRole('button', { name: 'Close' }).waitFor();
  await dialog.getByRole('img').first().waitFor();
  await expectAccessibleInBoth(page);
};

const lookAtSchedule: Look = async (page) => {
  const screen = scheduleScreen(page);
  await screen.rows.first().waitFor();
  await expectAccessibleInBoth(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await screen.row('Marisol Tremaine').click();
  await page.getByRole('dialog', { name: 'Marisol Tremaine' }).waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await screen.search.fill('zzz');
  await page.getByRole('heading', { name: 'No events found' }).waitFor();
  await expectAccessibleInBoth(page);
};

const lookAtFeed: Look = async (page) => {
  const screen = feedScreen(page);
  await screen.loadMore.click();
  await screen.links.nth(11).waitFor();
  await expectAccessibleInBoth(page);
  await screen.links.first().click();
  await screen.dialog.getByRole('img').first().waitFor();
  await expectAccessibleInBoth(page);
};

const lookAtText: Look = async (page) => {
  await page.getByRole('navigation', { name: 'Table of Contents' }).waitFor();
  await page.evaluate(() => document.querySelectorAll('details').forEach((section) => (section.open = true)));
  await expectAccessibleInBoth(page);
};

const lookAtHotel: Look = async (page) => {
  await page.getByRole('region', { name: 'Inside the Lantern' }).waitFor();
  await expectAccessibleInBoth(page);
  const gifts = page.locator('button[aria-haspopup=dialog]', { has: page.locator('img') });
  await lookAtPictures(page, gifts.first());
};

const lookWhenLoaded: Look = async (page) => {
  await page.waitForLoadState('networkidle');
  await expectAccessibleInBoth(page);
};

/** In one page, because a new one takes twice as long. */
const LOOKS: readonly [address: string, look: Look][] = [
  [
    '/',
    async (page) => {
      await footerInView(page);
      await expectAccessibleInBoth(page);
    },
  ],
  ['/marketplace?view=grid&letter=ALL', lookAtMarketplace],
  ['/lineup?sort=featured', lookAtLineup],
  ['/schedule', lookAtSchedule],
  ['/feed', lookAtFeed],
  ['/faq', lookAtText],
  ['/exhibitor-guide', lookAtText],
  ['/terms', lookAtText],
  [
    '/map',
    async (page) => {
      await lookAtPictures(page, page.getByRole('button', { name: 'View full size' }));
      await expectAccessibleInBoth(page);
    },
  ],
  ['/map?map=hall-b&booth=Booth+145', lookWhenLoaded],
  ['/search?q=denki', lookWhenLoaded],
  ['/hotel-info', lookAtHotel],
  [
    '/vendor-application',
    async (page) => {
      await page.getByLabel('Full Name').waitFor();
      await expectAccessibleInBoth(page);
      await page.getByRole('button', { name: /^Submit/ }).click();
      await page.getByText('6 fields need your attention.').waitFor();
      await expectAccessibleInBoth(page);
    },
  ],
];

test('every screen and the dialogs over it are accessible on a desktop and on a phone', async () => {
  const page = await site.visit(ON_DESKTOP);
  for (const [address, look] of LOOKS) {
    await page.goto(address);
    await look(page);
  }
}, 240_000);

test('the pause buttons of moving content are accessible', async () => {
  const page = await site.open('/hotel-info', DESKTOP);
  await page.getByRole('region', { name: 'Inside the Lantern' }).waitFor();
  await expectAccessible(page);
});

test('on a phone the drawer, the sheets of filters, an empty lineup and a saved view are accessible', async () => {
  const page = await site.open('/', ON_PHONE);
  await openDrawer(page);
  await expectAccessible(page);

  await page.goto('/marketplace');
  await loadedList(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await expectAccessible(page);

  await page.goto('/lineup?q=zzz');
  await page.getByRole('heading', { name: 'No performers found' }).waitFor();
  await expectAccessible(page);
  const { filters, modal } = lineupScreen(page);
  await filters.click();
  await modal.waitFor();
  await expectAccessible(page);

  await page.goto('/views/lunch');
  await page.getByRole('listitem').getByRole('link').first().waitFor();
  await expectAccessible(page);
});

test('filtered and empty lists, and what does not exist are accessible', async () => {
  site.expectTrouble(/No page at \/nowhere/);
  const page = await site.open('/marketplace/category/games?view=list', ON_DESKTOP);
  const { search } = await loadedList(page);
  await expectAccessible(page);
  await search.fill('zzz');
  await page.getByRole('heading', { name: 'No places found' }).waitFor();
  await expectAccessible(page);

  await page.goto('/feed?category=drops&priority=breaking');
  await page.getByRole('heading', { name: 'No posts found' }).waitFor();
  await expectAccessible(page);

  await page.goto('/nowhere');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await expectAccessible(page);
  await page.goto('/marketplace/no-such-place', ON_COMMIT);
  await page.getByRole('dialog', { name: 'Place Not Found' }).waitFor();
  await expectAccessible(page);
});

test('screens that have failed are accessible', async () => {
  site.expectTrouble(/500/);
  const page = await site.visit(ON_DESKTOP);
  await failContent(page, () => true);
  for (const [address, name] of [
    ['/', 'Failed to Load Event Data'],
    ['/marketplace', 'Failed to Load Marketplace'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { name }).waitFor();
    await expectAccessible(page);
  }
});

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

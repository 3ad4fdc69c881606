import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { addressOf, expectAddress } from '../../support/browser/anyScreen.ts';
import { frame } from '../../support/browser/frame.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { loadedList, marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

/** Opens the marketplace. A marker shows whether the page was reloaded. */
async function openMarketplace() {
  // Errors of a browser without a network.
  site.expectTrouble(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failure in marketplace/);
  const page = await site.visit();
  await page.clock.install();
  await page.goto('/marketplace');
  await loadedList(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return { page, goOffline: (isOffline: boolean) => page.context().setOffline(isOffline) };
}

async function expectNoReload(page: Page) {
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

/** Advances the clock past retry delays until a condition is met. */
async function passUntil(page: Page, isThere: () => Promise<boolean>) {
  await eventually(async () => {
    if (!(await isThere())) await page.clock.fastForward(1000);
    expect(await isThere()).toBe(true);
  });
}

test('loaded content stays; other content shows a failure in its place, and loads on retry', async () => {
  const { page, goOffline } = await openMarketplace();
  const screen = marketplaceScreen(page);
  await goOffline(true);
  await screen.category.selectOption('games');
  const failure = page.getByRole('alert').getByRole('heading', { name: 'Failed to Load Marketplace' });
  await passUntil(page, () => failure.isVisible());

  await frame(page).menu.getByRole('link', { name: 'Marketplace' }).click();
  await screen.cards.first().waitFor();
  expect(await screen.count.textContent()).toBe('Showing 50 of 420 places');
  expect(await page.getByRole('alert').count()).toBe(0);

  await screen.category.selectOption('games');
  await passUntil(page, () => failure.isVisible());
  await goOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await screen.cards.first().waitFor();
  await eventually(async () =>
    expect(await screen.count.textContent()).toMatch(/^Showing (\d+) of \1 places \(filtered\)$/),
  );
  await expectNoReload(page);
});

test('a screen whose code is not loaded shows a failure in its place, and loads on retry', async () => {
  const { page, goOffline } = await openMarketplace();
  await goOffline(true);
  await frame(page).menu.getByRole('link', { name: 'Lineup' }).click();
  const failure = page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' });
  await failure.waitFor();
  await expectAddress(page, '/lineup');

  await page.goBack();
  await marketplaceScreen(page).cards.first().waitFor();
  await expectAddress(page, '/marketplace');

  await frame(page).menu.getByRole('link', { name: 'Lineup' }).click();
  await failure.waitFor();
  await goOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await lineupScreen(page).cards.first().waitFor();
  expect(addressOf(page)).toBe('/lineup');
  await expectNoReload(page);
});

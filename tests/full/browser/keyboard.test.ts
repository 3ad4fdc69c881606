import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { expectAddress } from '../../support/browser/anyScreen.ts';
import { loadedList, marketplaceScreen, openFirstPlace } from '../../support/browser/marketplaceScreen.ts';

const site = useSite();

declare global {
  interface Window {
    /** For each Ctrl+F: whether the page prevented the browser's default. */
    prevented: boolean[];
  }
}

async function openList(address = '/marketplace', options = {}): Promise<Page> {
  const page = await site.open(address, options);
  await loadedList(page);
  await page.evaluate(() => {
    window.prevented = [];
    window.addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() === 'f') window.prevented.push(event.defaultPrevented);
    });
  });
  return page;
}

const preventedKeys = (page: Page) => page.evaluate(() => window.prevented);

test.each(['Control', 'Meta'])(
  '%s+F focuses the search; pressed again it opens the browser’s search',
  async (key) => {
    const page = await openList('/marketplace?q=al');
    const { search } = marketplaceScreen(page);
    await page.keyboard.press(`${key}+f`);
    expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await preventedKeys(page)).toEqual([true]);

    await page.keyboard.press(`${key}+f`);
    expect(await preventedKeys(page)).toEqual([true, false]);

    // The first press has selected the text in the box.
    await page.keyboard.type('be');
    expect(await search.inputValue()).toBe('be');
  },
);

test('over a dialog the browser handles the shortcut', async () => {
  const page = await openList();
  const screen = marketplaceScreen(page);
  await openFirstPlace(screen);
  await page.keyboard.press('Control+f');
  expect(await preventedKeys(page)).toEqual([false]);
});

test('Escape on the list clears the filters, also inside the search box', async () => {
  const page = await openList('/marketplace/category/games?letter=S&view=list');
  const screen = marketplaceScreen(page);
  await page.keyboard.press('Escape');
  await expectAddress(page, '/marketplace?view=list');

  await screen.search.pressSequentially('al');
  await expectAddress(page, '/marketplace?q=al&view=list');
  await page.keyboard.press('Escape');
  await expectAddress(page, '/marketplace?view=list');
  expect(await screen.search.inputValue()).toBe('');
});

test('Escape in a dialog closes it and keeps the filters', async () => {
  const page = await openList('/marketplace/category/games?letter=S');
  const screen = marketplaceScreen(page);
  await openFirstPlace(screen);
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/marketplace/category/games?letter=S');
});

test('the whole list can be used by keyboard: tab order, focus ring, dialog', async () => {
  const page = await openList();
  const screen = marketplaceScreen(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  // The app badge comes first, if the event has one.
  await eventually(async () => {
    await page.keyboard.press('Tab');
    expect(await screen.search.evaluate((box) => box === document.activeElement)).toBe(true);
  });

  await screen.letter('A').focus();
  await page.keyboard.press('Tab');
  const outline = await screen.letter('B').evaluate((button) => getComputedStyle(button).outline);
  expect(outline).toContain('rgb(123, 212, 193) solid 2px');

  await screen.cards.first().press('Enter');
  await screen.dialog.waitFor();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await screen.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
});

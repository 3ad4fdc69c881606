import type { Page } from 'playwright-core';
import {
  PHONE,
  addressOf,
  expectAddress,
  expectNoSidewaysScroll,
  historyLength,
} from '../../support/browser/anyScreen.ts';
import { placesIn } from '../../support/browser/listedPlaces.ts';
import { loadedList, namesOf } from '../../support/browser/marketplaceScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite();

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

test('the filter modal changes nothing until a visitor applies it', async () => {
  const page = await site.open('/marketplace?letter=B', PHONE);
  const screen = await loadedList(page);
  const entries = await historyLength(page);
  expect(await screen.category.isVisible()).toBe(false);

  await filters(page).tap();
  const modal = page.getByRole('dialog', { name: 'Filters' });
  expect(await modal.getByRole('button', { name: 'B', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await modal.getByRole('combobox', { name: 'Category' }).selectOption('games');
  await modal.getByRole('button', { name: 'S', exact: true }).tap();
  expect(addressOf(page)).toBe('/marketplace?letter=B');
  await modal.getByRole('button', { name: 'Apply Filters' }).tap();
  await modal.waitFor({ state: 'detached' });
  await expectAddress(page, '/marketplace/category/games?letter=S');
  const names = placesIn(site.documents())
    .filter(({ categories, letter }) => categories.includes('games') && letter === 'S')
    .map(({ name }) => name);
  await eventually(async () => expect(await namesOf(screen.cards)).toEqual(names));

  await filters(page).tap();
  await modal.getByRole('button', { name: 'Clear All' }).tap();
  expect(await modal.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('all');
  await modal.getByRole('button', { name: 'Apply Filters' }).tap();
  await expectAddress(page, '/marketplace');
  expect(await historyLength(page)).toBe(entries);
});

test('Escape closes only the filter modal, and the focus returns to its button', async () => {
  const page = await site.open('/marketplace?letter=B&q=b', PHONE);
  await loadedList(page);
  await filters(page).focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Filters' });
  await modal.getByRole('button', { name: 'Clear All' }).click();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await filters(page).evaluate((button) => button === document.activeElement)).toBe(true),
  );
  expect(addressOf(page)).toBe('/marketplace?letter=B&q=b');
});

test('no word in a headline is broken if letters are twice as large', async () => {
  const page = await site.visit(PHONE);
  for (const address of ['/schedule', '/vendor-application', '/marketplace', '/exhibitor-guide', '/feed']) {
    await page.goto(address);
    const headline = page.getByRole('heading', { level: 1 });
    await headline.waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const linesPerWord = await headline.locator('bdi').evaluate(({ firstChild }) =>
      Array.from(firstChild?.textContent?.matchAll(/\S+/g) ?? [], ({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + word.length);
        return [word, new Set(Array.from(range.getClientRects(), ({ top }) => top)).size];
      }),
    );
    expect(linesPerWord.length).toBeGreaterThan(0);
    expect(linesPerWord.filter(([, lines]) => lines !== 1)).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test('a wider window has more columns, and neither the grid, the list nor a dialog scrolls sideways', async () => {
  const page = await site.open('/marketplace');
  const screen = await loadedList(page);
  const columns = async () =>
    (await screen.grid.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)).split(' ').length;
  const eachWidth = async (check: (width: number) => Promise<unknown>) => {
    const found: unknown[] = [];
    for (const width of [390, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await check(width));
      await expectNoSidewaysScroll(page);
    }
    return found;
  };
  expect(await eachWidth(columns)).toEqual([2, 3, 3, 4, 4]);

  await page.goto('/marketplace?view=list');
  await screen.cards.first().waitFor();
  expect(await eachWidth(columns)).toEqual([1, 1, 1, 1, 1]);

  await screen.cards.first().click();
  await screen.dialog.getByRole('heading').waitFor();
  const excess = () => screen.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(await eachWidth(excess)).toEqual([0, 0, 0, 0, 0]);
});

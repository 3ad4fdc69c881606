import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { useSite } from '../support/site.ts';
import { placesIn } from './listedPlaces.ts';
import { PHONE, addressOf, expectAddress, historyLength } from './anyScreen.ts';
import { loadedList, namesOf } from './marketplaceScreen.ts';

const site = useSite();

const filters = (page: Page) => page.getByRole('button', { name: 'Filters', exact: true });

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

import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { useSite } from '../support/site';
import { placesIn } from './listedPlaces';
import { AT_ONCE, addressOf, expectAddress, historyLength, scrolledTo } from './anyScreen';
import { marketplaceScreen, namesOf } from './marketplaceScreen';
import { expectPlace, placeInList, scrollDeep } from './placeInList';

const site = useSite();
const FILTERED = '/marketplace/category/home-&-objects?letter=S&view=list';

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('[dir=auto]')?.textContent);

function homePlace() {
  const [place] = placesIn(site.documents()).filter(
    ({ categories, letter }) => categories.includes('home-&-objects') && letter === 'S',
  );
  if (!place) throw new Error('The demo has no such place.');
  return place;
}

test.each([
  ['a click', (page: Page, name: string) => marketplaceScreen(page).card(name).click()],
  ['Enter', (page: Page, name: string) => marketplaceScreen(page).card(name).press('Enter')],
  ['Space', (page: Page, name: string) => marketplaceScreen(page).card(name).press(' ')],
])('%s on a card opens its dialog, at an address that can be shared', async (_way, open) => {
  const { name, alias } = homePlace();
  const page = await site.open(FILTERED);
  const screen = marketplaceScreen(page);
  await screen.card(name).waitFor();
  await open(page, name);

  await page.getByRole('dialog', { name }).getByRole('heading', { name }).waitFor();
  expect(addressOf(page)).toBe(`/marketplace/${alias}?category=home-%26-objects&letter=S&view=list`);
  await eventually(async () => expect(await page.title()).toBe(`${name} - Afterglow Marketplace`));
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(await screen.dialog.textContent()).toContain(description?.slice(0, 40));
});

/** Scrolls several pages down and opens what stands in the middle of the window. */
async function openDeepInTheList(page: Page) {
  const { name, top } = await scrollDeep(page);
  const count = await marketplaceScreen(page).count.textContent();
  await page.mouse.click(640, 400);
  await page.getByRole('dialog', { name: name ?? '' }).waitFor();
  return { name, top, count };
}

test('however a dialog is closed, the list is as it was: filters, place, focus', async () => {
  const page = await site.open('/marketplace?view=list&utm_source=poster');
  const screen = marketplaceScreen(page);
  const { name, top, count } = await openDeepInTheList(page);
  const entries = await historyLength(page);

  for (const close of [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(5, 300),
  ]) {
    await page.getByRole('dialog', { name: name ?? '' }).waitFor();
    expect(await placeInList(page)).toMatchObject({ top });
    await close();
    await screen.dialog.waitFor({ state: 'detached' });
    await expectAddress(page, '/marketplace?view=list&utm_source=poster');
    await eventually(async () => expect(await focusedName(page)).toBe(name));
    expect(await placeInList(page)).toMatchObject({ top });
    expect(await screen.count.textContent()).toBe(count);
    await eventually(async () => expect(await page.title()).toBe('Marketplace - Afterglow'));
    await page.keyboard.press('Enter');
  }
  expect(await historyLength(page)).toBe(entries);
});

test('a dialog link opens over its list; a reload keeps it; closing replaces to the list', async () => {
  const { name, alias } = homePlace();
  const address = `/marketplace/${alias}?category=home-%26-objects&letter=S&view=list`;
  const page = await site.open(address);
  const screen = marketplaceScreen(page);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await page.getByRole('dialog', { name }).waitFor();
    await eventually(async () =>
      expect((await namesOf(page.locator('ul[aria-label=places] a')))[0]).toBe(name),
    );
    expect(addressOf(page)).toBe(address);
  }
  const entries = await historyLength(page);
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  await expectAddress(page, FILTERED);
  expect(await historyLength(page)).toBe(entries);
  expect(await screen.category.inputValue()).toBe('home-&-objects');
});

test('a reload with a dialog opened from the list keeps the way back', async () => {
  const page = await site.open('/marketplace?view=list');
  const screen = marketplaceScreen(page);
  const { name, top } = await openDeepInTheList(page);
  const address = addressOf(page);

  await page.reload();
  await page.getByRole('dialog', { name: name ?? '' }).waitFor();
  expect(addressOf(page)).toBe(address);
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/marketplace?view=list');
  await expectPlace(page, { name, top });
});

test('an unknown place says so and leads back to the list', async () => {
  const page = await site.visit();
  await page.goto('/marketplace/no-such-place?letter=B', AT_ONCE);
  const dialog = page.getByRole('dialog', { name: 'Place Not Found' });
  await dialog.getByText('This marketplace place could not be found.').waitFor();
  expect(addressOf(page)).toBe('/marketplace/no-such-place?letter=B');
  await dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/marketplace?letter=B');
  expect(await historyLength(page)).toBe(2);
});

test('the page beneath a dialog does not scroll, and does again when the dialog has gone', async () => {
  const page = await site.open('/marketplace');
  const { top } = await openDeepInTheList(page);
  const wheel = async () => {
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 400);
  };
  await wheel();
  // It would be answered in a later frame.
  await page.waitForTimeout(300);
  expect(await placeInList(page)).toMatchObject({ top });
  await page.keyboard.press('Escape');
  await marketplaceScreen(page).dialog.waitFor({ state: 'detached' });
  const before = await scrolledTo(page);
  await wheel();
  await eventually(async () => expect(await scrolledTo(page)).toBe(before + 400));
});

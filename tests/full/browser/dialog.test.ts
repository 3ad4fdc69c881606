import type { Locator, Page } from 'playwright-core';
import { addressOf, expectAddress, historyLength, scrolledTo } from '../../support/browser/anyScreen.ts';
import { feedScreen } from '../../support/browser/feedScreen.ts';
import { placesIn } from '../../support/browser/listedPlaces.ts';
import { marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';
import { expectPlace, placeInList, scrollDeep } from '../../support/browser/placeInList.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

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

test('a click, Enter or Space on a card opens its dialog, at an address that can be shared', async () => {
  const { name, alias } = homePlace();
  const page = await site.open(FILTERED);
  const { card, dialog } = marketplaceScreen(page);
  for (const open of [
    () => card(name).click(),
    () => card(name).press('Enter'),
    () => card(name).press(' '),
  ]) {
    await card(name).waitFor();
    await open();
    await page.getByRole('dialog', { name }).getByRole('heading', { name }).waitFor();
    expect(addressOf(page)).toBe(`/marketplace/${alias}?category=home-%26-objects&letter=S&view=list`);
    await eventually(async () => expect(await page.title()).toBe(`${name} - Afterglow Marketplace`));
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(await dialog.textContent()).toContain(description?.slice(0, 40));
    // It has grown out of the card.
    const scale = await dialog.evaluate(({ style }) => style.getPropertyValue('--from-scale'));
    expect(Number(scale)).toBeGreaterThan(0);
    expect(Number(scale)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

/** Scrolls down several pages and opens the card in the middle of the window. */
async function openDeepInTheList(page: Page) {
  const { name, top } = await scrollDeep(page);
  const count = await marketplaceScreen(page).count.textContent();
  await page.mouse.click(640, 400);
  await page.getByRole('dialog', { name: name ?? '' }).waitFor();
  return { name, top, count };
}

test('after any way to close a dialog the list is unchanged: filters, scroll offset, focus; beneath it nothing scrolls, and a reload keeps the way back', async () => {
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

  const wheel = async () => {
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 400);
  };
  await page.getByRole('dialog', { name: name ?? '' }).waitFor();
  await wheel();
  // Scrolling would start in a later frame.
  await page.waitForTimeout(300);
  expect(await placeInList(page)).toMatchObject({ top });

  const address = addressOf(page);
  await page.reload();
  await page.getByRole('dialog', { name: name ?? '' }).waitFor();
  expect(addressOf(page)).toBe(address);
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/marketplace?view=list&utm_source=poster');
  await expectPlace(page, { name, top });
  const before = await scrolledTo(page);
  await wheel();
  await eventually(async () => expect(await scrolledTo(page)).toBe(before + 400));
});

test('a link to a dialog opens it over its list; a reload keeps it; closing it leads to the list', async () => {
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

test('no word of a dialog’s title is broken in windows of middle width', async () => {
  const page = await site.open('/lineup/the-understudies');
  const title = page.getByRole('dialog').getByRole('heading', { name: 'The Understudies' });
  await title.waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [768, 900, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    expect({ width, lines: await linesOfWords(title) }).toEqual({ width, lines: [1, 1] });
  }
});

/** In how many lines each word of a text stands. */
function linesOfWords(text: Locator): Promise<number[]> {
  return text.evaluate(({ firstChild: node }) =>
    [...(node?.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node as Node, index);
      range.setEnd(node as Node, index + word.length);
      return range.getClientRects().length;
    }),
  );
}

/** Presses a second time before the browser has gone back. */
function pressTwice(page: Page, name: 'Close' | 'Go Back'): Promise<void> {
  return page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
}

test.each([
  ['/marketplace?letter=B', (page: Page) => marketplaceScreen(page).cards],
  ['/feed?priority=high', (page: Page) => feedScreen(page).links],
])('closing a dialog twice leads to %s and no further, each time', async (list, itemsOf) => {
  const page = await site.open('/terms');
  await page.goto(list);
  await itemsOf(page).first().click();
  const dialog = page.getByRole('dialog');
  await pressTwice(page, 'Close');
  await dialog.waitFor({ state: 'detached' });

  // Forward reopens the dialog: it was opened from this entry.
  await page.goForward();
  await pressTwice(page, 'Close');
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.getByRole('button', { name: 'Close' }).waitFor();
  await page.goBack();
  await expectAddress(page, list);
});

test('going back twice from a performer leads to the event and no further', async () => {
  const page = await site.open('/schedule');
  const { rows, dialog } = scheduleScreen(page);
  await rows.first().waitFor();
  await page.goto('/schedule/lights-on');
  await dialog.locator('dd a[href*="/lineup/"]').first().click();
  await pressTwice(page, 'Go Back');
  await expectAddress(page, '/schedule/lights-on');
  await page.goForward();
  await dialog.getByRole('button', { name: 'Go Back' }).waitFor();
});

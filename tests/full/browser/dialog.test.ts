import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { addressOf, expectAddress, scrolledTo } from '../../browser/anyScreen.ts';
import { marketplaceScreen } from '../../browser/marketplaceScreen.ts';
import { expectPlace, placeInList, scrollDeep } from '../../browser/placeInList.ts';

const site = useSite();

/** Scrolls down several pages and opens the card in the middle of the window. */
async function openDeepInTheList(page: Page) {
  const { name, top } = await scrollDeep(page);
  const count = await marketplaceScreen(page).count.textContent();
  await page.mouse.click(640, 400);
  await page.getByRole('dialog', { name: name ?? '' }).waitFor();
  return { name, top, count };
}

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

test('the page beneath a dialog does not scroll, and scrolls again after the dialog closes', async () => {
  const page = await site.open('/marketplace');
  const { top } = await openDeepInTheList(page);
  const wheel = async () => {
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 400);
  };
  await wheel();
  // Scrolling would start in a later frame.
  await page.waitForTimeout(300);
  expect(await placeInList(page)).toMatchObject({ top });
  await page.keyboard.press('Escape');
  await marketplaceScreen(page).dialog.waitFor({ state: 'detached' });
  const before = await scrolledTo(page);
  await wheel();
  await eventually(async () => expect(await scrolledTo(page)).toBe(before + 400));
});

test.each([768, 900, 1023])('no word of a dialog’s title is broken in a window of %i px', async (width) => {
  const page = await site.open('/lineup/the-understudies', { viewport: { width, height: 800 } });
  const title = page.getByRole('dialog').getByRole('heading', { name: 'The Understudies' });
  await title.waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await linesOfWords(title)).toEqual([1, 1]);
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

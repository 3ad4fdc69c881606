import type { Locator, Page } from 'playwright-core';
import { useSite } from '../../support/site.ts';
import { marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const site = useSite();
const FORCED = { forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' } as const;

/** Whether an element looks different once another one is chosen, with neither pointer nor focus on it. */
async function changesWith(shown: Locator, other: Locator): Promise<boolean> {
  const before = await shown.screenshot();
  await other.evaluate((element: HTMLElement) => element.click());
  await shown.page().waitForLoadState('networkidle');
  return !before.equals(await shown.screenshot());
}

async function open(address: string): Promise<Page> {
  const page = await site.open(address, FORCED);
  await page.waitForLoadState('networkidle');
  return page;
}

test('in forced colors a visitor sees which letter, view and day is chosen', async () => {
  const { letter, view } = marketplaceScreen(await open('/marketplace'));
  expect(await changesWith(letter('ALL'), letter('B'))).toBe(true);
  expect(await changesWith(view('Grid view'), view('List view'))).toBe(true);
  const { tab } = scheduleScreen(await open('/schedule?day=sat'));
  expect(await changesWith(tab('Saturday Oct 25'), tab('Sunday Oct 26'))).toBe(true);
});

test('in forced colors the pin of a card is not lost on its picture', async () => {
  const page = await open('/marketplace');
  await page.keyboard.press('Shift');
  const pin = page.locator('a[title="Show on the map"]').first();
  await pin.waitFor();
  expect(await pin.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

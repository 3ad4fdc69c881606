import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const site = useSite();

const openMaps = (options = {}) => site.open('/map', options);
const firstMap = (page: Page) => page.getByRole('button', { name: 'View full size' });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Lightbox' });
const shownPicture = (page: Page) => lightbox(page).locator('.yarl__slide_current img');

test('the next map is one step away, and the focus stays in the lightbox', async () => {
  const page = await openMaps();
  await firstMap(page).click();
  await shownPicture(page).waitFor();
  await lightbox(page).getByRole('button', { name: 'Next' }).click();
  await eventually(async () =>
    expect(await shownPicture(page).getAttribute('alt')).toMatch(/^Map of Hall B/),
  );
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('[role=dialog]') === null;
    });
    expect(isOutside).toBe(false);
  }
});

test.each([390, 820, 1440])('nothing is wider than the window at %i px', async (width) => {
  const page = await openMaps({ viewport: { width, height: 800 } });
  await firstMap(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const openMaps = (options = {}) => site.open('/map', options);
const firstMap = (page: Page) => page.getByRole('article').first().getByRole('button');
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Lightbox' });
const shownPicture = (page: Page) => lightbox(page).locator('.yarl__slide_current img');
const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? NaN;

test('the lightbox is loaded when a map is opened, with its styles, and shows the map as large as the window', async () => {
  const scripts: string[] = [];
  const page = await site.visit();
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/map');
  await firstMap(page).waitFor();
  expect(scripts.filter((url) => url.includes('lightbox'))).toEqual([]);

  await firstMap(page).click();
  await shownPicture(page).waitFor();
  expect(scripts.filter((url) => /lightbox\..*\.(js|css)$/.test(url))).toHaveLength(2);
  expect(await shownPicture(page).getAttribute('alt')).toMatch(/^Map of the main level/);
  await eventually(async () => expect(await widthOf(shownPicture(page))).toBeGreaterThan(1200));
});

test('zoom by button and by keyboard; Escape closes and the focus is back on the map', async () => {
  const page = await openMaps();
  await firstMap(page).focus();
  await page.keyboard.press('Enter');
  await shownPicture(page).waitFor();
  const whole = await eventually(async () => {
    const width = await widthOf(shownPicture(page));
    expect(width).toBeGreaterThan(1000);
    return width;
  });

  await lightbox(page).getByRole('button', { name: 'Zoom in' }).click();
  await eventually(async () => expect(await widthOf(shownPicture(page))).toBeGreaterThan(whole * 1.5));
  const before = await shownPicture(page).boundingBox();
  await page.keyboard.press('ArrowRight');
  await eventually(async () => expect((await shownPicture(page).boundingBox())?.x).not.toBe(before?.x));
  await page.keyboard.press('-');
  await eventually(async () => expect(await widthOf(shownPicture(page))).toBeCloseTo(whole, 0));
  await page.keyboard.press('+');
  await eventually(async () => expect(await widthOf(shownPicture(page))).toBeGreaterThan(whole * 1.5));

  await page.keyboard.press('Escape');
  await lightbox(page).waitFor({ state: 'detached' });
  expect(await firstMap(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

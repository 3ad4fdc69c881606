import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { ON_COMMIT, PHONE, holdRequests } from '../../support/browser/anyScreen.ts';
import { UNUSED } from '../../support/browser/beforeScript.ts';

const site = useSite({ isRendered: true });

const SCREENS = [
  '/',
  '/marketplace/category/posters-and-prints',
  '/marketplace/10-little-canvases',
  '/lineup',
  '/feed',
  '/schedule/lights-on',
  '/map',
  '/hotel-info',
  '/terms',
  '/exhibitor-guide',
];

/** Opens a rendered page whose pictures fail; its scripts wait until the returned function is called. */
async function openWithoutPictures(address: string) {
  const page = await site.visit();
  site.expectTrouble(/404/);
  site.expectTrouble(UNUSED);
  const release = await holdRequests(page, (url) => url.endsWith('.js'));
  await page.route('**/media/image/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(address, ON_COMMIT);
  await eventually(async () => expect(await brokenPictures(page)).toBeGreaterThan(0));
  return { page, release };
}

/** The number of broken pictures, without posters of videos, which need no fallback. */
function brokenPictures(page: Page): Promise<number> {
  return page
    .locator('img:not([aria-hidden] img)')
    .evaluateAll(
      (all) =>
        all.filter((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0).length,
    );
}

test.each(SCREENS)('on %s pictures that failed before the script are replaced', async (address) => {
  const { page, release } = await openWithoutPictures(address);
  release();
  await eventually(async () => expect(await brokenPictures(page)).toBe(0));
});

test('a card shows the placeholder, the badge disappears, and the logo becomes text', async () => {
  const { page, release } = await openWithoutPictures('/marketplace');
  const badges = page.locator('main a[target=_blank] img');
  expect(await badges.count()).toBe(1);
  release();
  await eventually(async () => expect(await badges.count()).toBe(0));
  await page.locator('header').getByText('Afterglow').first().waitFor();
  const card = page.getByRole('list', { name: 'places' }).locator('img').first();
  await eventually(async () => expect(await card.getAttribute('src')).toBe('/placeholder.svg'));
});

test('if the script never arrives, the pictures below the window are shown all the same', async () => {
  const page = await site.visit(PHONE);
  site.expectTrouble(/main\..*\.js/);
  site.expectTrouble(UNUSED);
  await page.route(/\/main\.[^/]*\.js$/, (route) => route.abort());
  await page.goto('/marketplace', ON_COMMIT);
  const picture = page.locator('ul[aria-label=places] img').nth(20);
  await picture.locator('..').scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
    await picture.elementHandle(),
    { timeout: 20_000 },
  );
  expect((await picture.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

import { basename } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { ON_COMMIT, PHONE, holdRequests } from '../../support/browser/anyScreen.ts';
import { openBeforeScript } from '../../support/browser/beforeScript.ts';
import { loadedList } from '../../support/browser/marketplaceScreen.ts';

const site = useSite({ isRendered: true });

/** Gzipped JavaScript that has to be downloaded before the screen is usable. Bytes. */
const BUDGETS: [address: string, budget: number][] = [
  ['/marketplace', 144_600],
  ['/lineup', 145_000],
  ['/', 132_900],
];

/** Chunks that load after the screen is usable. */
const DEFERRED = /^(?:deferred|home-sections|rich-text|view-links|virtual-cards)\./;

/** Chunks that only load content which a rendered page contains, and chunks of other screens and dialogs. */
const NEEDLESS = /-client|-queries|dialog|modal|lightbox|supabase|not-found/;

/** The site's code, without the entry that requests it. */
const SITE = /\/site\.[^/]*\.js$/;

const PICTURE = /\/media\/image\//;

/** What the page has loaded, by its own record. */
function loadedFiles(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, startTime }) => ({ name, encodedBodySize, startTime })),
  );
}

async function loadedPictures(page: Page) {
  return (await loadedFiles(page)).filter(({ name }) => PICTURE.test(name));
}

/** Whether a picture is loaded and in the window. */
function isShown(picture: Locator): Promise<boolean> {
  return picture.evaluate((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return (image as HTMLImageElement).naturalWidth > 0 && bottom > 0 && top < innerHeight;
  });
}

/** Opens a URL and lists the scripts and fonts that it has loaded, in the order of their arrival. */
async function openWeighed(address: string) {
  const page = await site.visit({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // The page's own record. Sizes that the browser is asked for one by one are lost if the page closes meanwhile.
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .sort((one, other) => one.responseEnd - other.responseEnd)
      .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
  );
  const scripts = files
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, encodedBodySize, decodedBodySize }) => {
      expect(encodedBodySize).toBeLessThan(decodedBodySize);
      return { name: basename(name), bytes: encodedBodySize };
    });
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
  return { page, scripts, fonts };
}

test.each(BUDGETS)('%s can be used after at most %d bytes of JavaScript', async (address, budget) => {
  const { scripts } = await openWeighed(address);
  const end = scripts.findIndex(({ name }) => DEFERRED.test(name));
  expect(end).toBeGreaterThan(0);
  const bytes = scripts.slice(0, end).reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes).toBeGreaterThan(budget / 4);
  expect(bytes).toBeLessThanOrEqual(budget);
});

describe('pictures on a phone', () => {
  test.each([1.75, 2, 3])(
    'at %d pixels per CSS pixel a list needs at most 45 kB of pictures before its code, 16 kB for a card',
    async (deviceScaleFactor) => {
      const page = await site.visit({ ...PHONE, deviceScaleFactor });
      const release = await holdRequests(page, (url) => SITE.test(url));
      // A browser requests lazy pictures as soon as it lays out the page, so before it has loaded the others.
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto('/marketplace', ON_COMMIT);
      await page.waitForFunction(() => {
        const inWindow = [...document.images].filter(
          ({ parentElement }) => parentElement && parentElement.getBoundingClientRect().top < innerHeight,
        );
        return inWindow.length > 5 && inWindow.every(({ complete }) => complete);
      });
      const pictures = await loadedPictures(page);
      expect(requested.filter((address) => PICTURE.test(address))).toHaveLength(pictures.length);
      const sizes = pictures.map(({ encodedBodySize }) => encodedBodySize);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(16_000);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
      // The others follow.
      release();
      await eventually(async () =>
        expect((await loadedPictures(page)).length).toBeGreaterThan(pictures.length),
      );
    },
  );

  test('a visitor who scrolls before the code is loaded sees the pictures', async () => {
    const { page, release } = await openBeforeScript(site, '/marketplace', { scripts: SITE, ...PHONE });
    const picture = page.locator('ul[aria-label=places] img').nth(20);
    await picture.locator('..').scrollIntoViewIfNeeded();
    await eventually(async () => expect(await isShown(picture)).toBe(true));
    release();
  });

  test('a visitor without scripts sees the pictures', async () => {
    const page = await site.open('/marketplace', { ...PHONE, javaScriptEnabled: false });
    const picture = page.locator('ul[aria-label=places] img').nth(20);
    await picture.scrollIntoViewIfNeeded();
    await eventually(async () => expect(await isShown(picture)).toBe(true));
  });
});

test('on a phone home has loaded at most 310 kB when its film is requested', async () => {
  const page = await site.visit({
    ...PHONE,
    deviceScaleFactor: 2,
    extraHTTPHeaders: { 'accept-encoding': 'br' },
  });
  // A film is requested when it is played.
  await page.addInitScript(() =>
    document.addEventListener('play', () => performance.mark('film'), { capture: true, once: true }),
  );
  const film = page.waitForRequest(/\.mp4$/);
  await page.goto('/');
  await film;
  const filmAt = await page.evaluate(() => performance.getEntriesByName('film')[0]?.startTime ?? 0);
  // Other files may be loaded between the request and this look at the page.
  const files = (await loadedFiles(page)).filter(({ startTime }) => startTime < filmAt);
  expect(files.some(({ name }) => SITE.test(name))).toBe(true);
  expect(files.some(({ name }) => name.includes('hero-loop-poster'))).toBe(true);
  const bytes = files
    .filter(({ name }) => !name.endsWith('.mp4'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(bytes).toBeLessThanOrEqual(310_000);
});

test('a rendered list loads no script for queries or for other screens', async () => {
  const { page, scripts } = await openWeighed('/marketplace');
  expect(scripts.map(({ name }) => name).filter((name) => NEEDLESS.test(name))).toEqual([]);
  // The scripts loaded so far are enough to filter the list.
  const screen = await loadedList(page);
  await screen.search.fill('noo');
  await screen.count.getByText('(filtered)').waitFor();
});

test('a rendered list needs only the fonts that it preloads, of at most 22 kB', async () => {
  const { page, fonts } = await openWeighed('/marketplace');
  const preloads = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloads).toHaveLength(2);
  expect(fonts.map(({ name }) => name).sort()).toEqual(preloads.sort());
  expect(fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(22_000);
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { Locator, Page } from 'playwright-core';
import { expectAddress } from '../../support/browser/anyScreen.ts';
import { cachedResponses, cachedUrls, waitForCaching } from '../../support/browser/browserCaches.ts';
import { frame } from '../../support/browser/frame.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { loadedList, marketplaceScreen } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';
import { makeOtherVersion, useDeployments } from '../../support/deployments.ts';
import { eventually } from '../../support/eventually.ts';

const site = useDeployments();
const follow = (page: Page, name: string) => frame(page).menu.getByRole('link', { name }).click();

const firstPicture = (page: Page) => page.locator('main li img').first();
const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && !image.src.includes('placeholder'));

test('after a visit to the home screen the schedule opens offline, and so do visited pages with their pictures', async () => {
  const page = await site.open('/');
  await waitForCaching(page);
  await follow(page, 'Marketplace');
  await loadedList(page);
  await eventually(async () => expect(await isDrawn(firstPicture(page))).toBe(true));
  await eventually(async () => expect((await cachedUrls(page)).pictures).not.toEqual([]));
  await site.unplug();

  await page.goto('/schedule?day=sun');
  await scheduleScreen(page).rows.first().waitFor();
  await page.goto('/');
  await follow(page, 'Schedule');
  await scheduleScreen(page).rows.first().waitFor();
  await page.goto('/marketplace');
  const { count, search } = await loadedList(page);
  expect(await count.textContent()).toBe('Showing 50 of 420 places');
  await eventually(async () => expect(await isDrawn(firstPicture(page))).toBe(true));
  await search.fill('noo');
  await expectAddress(page, '/marketplace?q=noo');
  await page.reload();
  await count.getByText('(filtered)').waitFor();
});

test('after a visit to My festival it opens offline', async () => {
  const page = await site.open('/schedule');
  await waitForCaching(page);
  await page.getByRole('button', { name: 'Save Lights On' }).click();
  await follow(page, 'My festival');
  const plan = page.getByRole('tab', { name: 'Schedule (1)' });
  await plan.waitFor();
  await site.unplug();

  await page.goto('/my');
  await plan.waitFor();
  await page.getByRole('link', { name: 'Lights On' }).click();
  await page.getByRole('dialog', { name: 'Lights On' }).waitFor();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const faqOpens = (page: Page) => page.getByRole('navigation', { name: 'Table of Contents' }).waitFor();

/** The version of the build that the page comes from. */
const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="/main."]')?.getAttribute('src'));

/** Sets a mark that is lost when the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: true }));
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);

/** Records full page loads from now on. */
function recordLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

describe('offline', () => {
  test('a screen that was opened by its address also opens from another screen, with styles that were inlined in its page', async () => {
    const page = await site.open('/');
    await waitForCaching(page);
    await page.goto('/vendor-application');
    const submit = page.getByRole('button', { name: 'Submit Vendor Application' });
    // Until then the screen's scripts may not have been requested.
    await eventually(async () => expect(await submit.isEnabled()).toBe(true));
    await eventually(async () =>
      expect((await cachedUrls(page)).files).toContainEqual(
        expect.stringMatching(/\/vendor-application\.\w+\.css$/),
      ),
    );
    // The screen's scripts may be stored after its style sheet.
    await waitForCaching(page);
    await site.unplug();
    await page.goto('/');
    await frame(page).footer.getByRole('link', { name: 'Vendor application' }).click();
    await submit.waitFor();
  });

  test('a screen that was never visited says so, lists the stored screens, and opens when the network is back', async () => {
    const page = await site.open('/marketplace');
    await waitForCaching(page);
    await site.unplug();

    await mark(page);
    await follow(page, 'FAQ');
    await heading(page, 'Not available offline').waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading(page, 'Not available offline').waitFor();
    const cached = page.getByRole('navigation', { name: 'Available offline' });
    // The notice disappears and returns when the screen retries.
    await eventually(async () =>
      expect(await cached.getByRole('link').allTextContents()).toEqual(['Schedule', 'Marketplace']),
    );
    await cached.getByRole('link', { name: 'Marketplace' }).click();
    await loadedList(page);
    expect(await isMarked(page)).toBe(true);

    await page.goto('/lineup?sort=featured');
    // Responses from before the worker was installed are cached as well.
    await eventually(async () => expect(await isDrawn(frame(page).logo.locator('img'))).toBe(true));
    await cached.getByRole('link', { name: 'Schedule' }).click();
    await scheduleScreen(page).rows.first().waitFor();
    await page.goBack();
    await heading(page, 'Not available offline').waitFor();
    await mark(page);
    await site.plugIn();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await lineupScreen(page).cards.first().waitFor();
    expect(await isMarked(page)).toBe(true);
  });
});

describe('the cache', () => {
  test('contains no failures, missing pages, foreign pages, films or files for robots', async () => {
    const page = await site.open('/marketplace');
    await waitForCaching(page);
    await page.goto('/no/such/page');
    await heading(page, 'Page Not Found').waitFor();
    for (const status of [503, 404, 200]) {
      await site.failWith(status);
      const response = await page.goto('/feed');
      expect(response?.status()).toBe(status);
      expect(await page.content()).toContain('Out of order');
    }
    await site.plugIn();
    expect(await (await page.goto('/robots.txt'))?.text()).toContain('User-agent');
    await page.goto('/');
    await page.locator('video').first().waitFor({ state: 'attached' });
    const part = await page.evaluate(async () => {
      const film =
        document.querySelector('video')?.querySelector('source')?.src ?? document.querySelector('video')?.src;
      const response = await fetch(film ?? '', { headers: { range: 'bytes=0-99' } });
      return [response.status, (await response.arrayBuffer()).byteLength];
    });
    expect(part).toEqual([206, 100]);

    const cached = await cachedResponses(page);
    expect(cached.filter(({ status, type }) => status !== 200 || type === 'opaque')).toEqual([]);
    expect(cached.filter(({ url }) => /\.(mp4|webm|txt|xml)$/.test(url))).toEqual([]);
    expect((await cachedUrls(page)).pages?.sort()).toEqual(['/', '/marketplace']);
  });

  test('the precache has at most 305 kB compressed', () => {
    const [list = ''] = /shell:\[\{.*?\}\]/.exec(readFileSync('dist/sw.js', 'utf8')) ?? [];
    const paths = [...list.matchAll(/url:"([^"]+)"/g)].map(([, path]) => `dist${path}`);
    const sizes = paths.map((path) => statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeLessThanOrEqual(305_000);
    expect(sum).toBeGreaterThan(100_000);
  });
});

describe('a new version', () => {
  const offer = (page: Page) =>
    page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Reload' });
  /**
   * By the keyboard: a pointer would then rest on the screen and request what lies below. Chromium stops the old worker
   * at once because Playwright is attached to it, and a request in that moment starts it again for minutes.
   */
  const accept = (page: Page) => offer(page).press('Enter');
  const look = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  let other: ReturnType<typeof makeOtherVersion>;

  beforeAll(() => {
    other = makeOtherVersion();
  });
  afterAll(() => other.remove());

  test('is offered; until a visitor accepts it, and in other tabs, the site works, online and offline', async () => {
    const page = await site.open('/marketplace');
    await waitForCaching(page);
    const neighbour = await site.open('/map', page);
    await waitForCaching(neighbour);
    const old = await versionOf(page);
    await Promise.all([mark(page), mark(neighbour)]);

    // This server no longer has the files of the old version.
    await site.plugIn(other);
    await look(page);
    await offer(page).waitFor();
    await offer(neighbour).waitFor();
    await follow(page, 'Schedule');
    await scheduleScreen(page).rows.first().waitFor();
    expect([await isMarked(page), await versionOf(page)]).toEqual([true, old]);

    await site.unplug();
    const third = await site.open('/marketplace', page);
    await loadedList(third);
    await follow(third, 'Schedule');
    await scheduleScreen(third).rows.first().waitFor();
    await third.close();

    await site.plugIn(other);
    const loads = recordLoads(page);
    await accept(page);
    await eventually(async () => expect(await versionOf(page)).not.toBe(old));
    await scheduleScreen(page).rows.first().waitFor();
    await follow(neighbour, 'Schedule');
    await scheduleScreen(neighbour).rows.first().waitFor();
    expect([await isMarked(neighbour), await versionOf(neighbour)]).toEqual([true, old]);
    await accept(neighbour);
    await eventually(async () => expect(await versionOf(neighbour)).toBe(await versionOf(page)));
    await waitForCaching(neighbour);
    expect([await offer(page).count(), await offer(neighbour).count()]).toEqual([0, 0]);
    expect(loads).toEqual(['/schedule']);
  });

  test('has the screens of the old version offline, and none of its files', async () => {
    const page = await site.open('/faq');
    await waitForCaching(page);
    await page.goto('/map');
    await waitForCaching(page);
    const old = await versionOf(page);
    await site.plugIn(other);
    await look(page);
    await accept(page);
    await eventually(async () => expect(await versionOf(page)).not.toBe(old));
    await waitForCaching(page);
    const { files = [], workbox = [] } = await cachedUrls(page);
    const scripts = [...files, ...workbox].filter((path) => /\.(js|css)$/.test(path));
    expect(scripts.filter((path) => !existsSync(other.distDir + path))).toEqual([]);

    await site.unplug();
    await page.goto('/faq');
    await faqOpens(page);
    expect(await versionOf(page)).not.toBe(old);
  });

  test('loads its own files while the old worker waits, and a screen of the old version needs only one reload', async () => {
    const page = await site.open('/map');
    await waitForCaching(page);
    const old = await versionOf(page);
    await site.plugIn(other);
    const loads = recordLoads(page);
    await follow(page, 'FAQ');
    await faqOpens(page);
    expect(await versionOf(page)).not.toBe(old);
    expect(loads).toEqual(['/faq']);
    await waitForCaching(page);
    await offer(page).waitFor();
    await site.unplug();
    await page.reload();
    await faqOpens(page);
    expect(await versionOf(page)).not.toBe(old);
  });
});

test('a build without offline use removes the worker and its caches', async () => {
  const page = await site.open('/marketplace');
  await waitForCaching(page);
  const entryPoints = ['src/entry/worker/serviceWorkerWithdrawn.ts'];
  const [script] = buildSync({ entryPoints, bundle: true, write: false }).outputFiles;
  const withdrawn = makeOtherVersion(script?.text);
  await site.plugIn(withdrawn);
  await page.reload();
  await marketplaceScreen(page).cards.first().waitFor();
  await eventually(async () => {
    const left = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
    expect(left).toEqual([]);
  });
  withdrawn.remove();
});

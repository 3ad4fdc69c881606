import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

/** Window sizes in CSS pixels. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Reduced motion: no animations, immediate scrolling. */
export const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

/** For `page.goto`: returns early, to observe what may be gone once the page has loaded. */
export const ON_COMMIT = { waitUntil: 'commit' } as const;

/** The current URL without the origin. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

export function expectAddress(page: Page, address: string): Promise<void> {
  return eventually(() => expect(addressOf(page)).toBe(address));
}

/** The number of history entries, including the present one. */
export function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => window.history.length);
}

/** Whether the focus is on an element or inside it. */
export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}

/** Scroll position in CSS pixels. */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Lets matching content requests fail with a status until the returned function is called. */
export async function failContent(page: Page, matches: (url: string) => boolean, status = 500) {
  await page.route('**/data/query/**', (route) =>
    matches(route.request().url())
      ? route.fulfill({ status, contentType: 'application/json', body: '{"message":"out of order"}' })
      : route.continue(),
  );
  return () => page.unroute('**/data/query/**');
}

/** Holds requests that match until the returned function is called. The page may abort them meanwhile. */
export async function holdRequests(page: Page, matches: (url: string) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**', async (route) => {
    if (matches(route.request().url())) await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Replaces all pictures by an empty one, because the server would draw hundreds of them. */
export async function emptyPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>';
  await page.route('**/media/image/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

/** The declared icons, and the ones that browsers request by default, must be valid pictures. */
export async function expectOwnIcons(page: Page): Promise<void> {
  const named = await page
    .locator('link[rel=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(named).toEqual(['/icon.svg']);
  for (const address of [...named, '/favicon.ico']) {
    const width = await page.evaluate(async (src) => {
      const icon = Object.assign(new Image(), { src });
      await icon.decode();
      return icon.naturalWidth;
    }, String(address));
    expect(width).toBeGreaterThan(0);
  }
}

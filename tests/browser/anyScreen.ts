import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';

/** Windows in which screens are looked at. CSS pixels. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Nothing moves by itself, and what scrolls is there at once. */
export const STILL = { reducedMotion: 'reduce' } as const;

/** For `page.goto`: looks from the start, at what may be gone by the time that the page has loaded. */
export const AT_ONCE = { waitUntil: 'commit' } as const;

/** The address as a visitor copies it, without the origin. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

export function expectAddress(page: Page, address: string): Promise<void> {
  return eventually(() => expect(addressOf(page)).toBe(address));
}

/** How many entries Back and Forward can reach, the present one included. */
export function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => window.history.length);
}

/** Whether the focus is on an element or in it. */
export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.contains(document.activeElement));
}

/** How far the page is scrolled down. CSS pixels. */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Answers content requests that `matches` with a status until the returned function is called. */
export async function failContent(page: Page, matches: (url: string) => boolean, status = 500) {
  await page.route('**/data/query/**', (route) =>
    matches(route.request().url())
      ? route.fulfill({ status, contentType: 'application/json', body: '{"message":"out of order"}' })
      : route.continue(),
  );
  return () => page.unroute('**/data/query/**');
}

/** Holds up requests that `matches` until the returned function is called. The page may take them back meanwhile. */
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

/** Answers for all pictures with an empty one: hundreds of them would be drawn for a visitor who only scrolls by. */
export async function emptyPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>';
  await page.route('**/media/image/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

/** The icons that the page names, and that browsers ask for by habit; each must be a picture that they can show. */
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

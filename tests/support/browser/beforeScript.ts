import type { BrowserContextOptions } from 'playwright-core';
import type { Site } from '../site.ts';
import { ON_COMMIT } from './anyScreen.ts';

/** Chromium's message about preloaded code that waits for some seconds. */
export const UNUSED = /was preloaded using link preload but not used/;

/** Opens a URL whose scripts (or matching requests) wait until the returned function is called. */
export async function openBeforeScript(
  site: Site,
  address: string,
  { scripts = /\.js$/, ...options }: { scripts?: RegExp } & BrowserContextOptions = {},
) {
  site.expectTrouble(UNUSED);
  const page = await site.visit(options);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, ON_COMMIT);
  return { page, release };
}

/** All scripts except the entry, which is small and loads at once. */
const CODE = /\/assets\/(?!main\.).*\.js$/;

/** Opens a URL whose entry has run, and whose code waits until the returned function is called. */
export async function openBeforeCode(site: Site, address: string, options: BrowserContextOptions = {}) {
  const opened = await openBeforeScript(site, address, { ...options, scripts: CODE });
  // The entry is deferred: it runs before this event.
  await opened.page.waitForLoadState('domcontentloaded');
  return opened;
}

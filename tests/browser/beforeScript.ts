import type { BrowserContextOptions } from 'playwright-core';
import type { Site } from '../support/site.ts';
import { ON_COMMIT } from './anyScreen.ts';

/** Opens a URL whose scripts (or matching requests) wait until the returned function is called. */
export async function openBeforeScript(
  site: Site,
  address: string,
  { scripts = /\.js$/, ...options }: { scripts?: RegExp } & BrowserContextOptions = {},
) {
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

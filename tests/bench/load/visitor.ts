import type { CDPSession, Page } from 'playwright-core';

/** The memory that the page uses after garbage collection. */
export interface Held {
  /** The JavaScript heap, in bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** The screens that the header links to, in the order of the visits. */
const SCREENS = ['/lineup', '/marketplace', '/schedule', '/feed', '/map', '/hotel-info', '/faq', '/'];
/** How many cards' dialogs are opened, repeatedly. The page may cache their content. */
const CARDS = 5;

/** Follows this many links of the header, each after the screen before has loaded. */
export async function navigate(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const path = SCREENS[turn % SCREENS.length] ?? '/';
    await follow(page, path);
  }
}

/** Opens and closes this many dialogs of the marketplace. */
export async function openDialogs(page: Page, times: number): Promise<void> {
  await follow(page, '/marketplace');
  const cards = page.getByRole('list', { name: 'places', exact: true }).getByRole('link');
  const dialog = page.getByRole('dialog');
  for (let turn = 0; turn < times; turn++) {
    await cards.nth(turn % CARDS).click();
    await dialog.getByRole('heading').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  // The samples are all taken here, because memory differs by screen.
  await follow(page, '/');
}

export async function heldBy(devTools: CDPSession): Promise<Held> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Follows a link of the header and waits for its screen. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
  await page.getByRole('banner').locator(`a[href="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
  // If a visitor leaves before the screen has loaded, React drops it unfinished. Chromium never frees pictures with
  // `sizes`, or sources with `media`, that were created and not inserted.
  await page.locator('main h1:not([data-left])').first().waitFor();
}

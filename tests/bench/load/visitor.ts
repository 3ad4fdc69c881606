import type { CDPSession, Page } from 'playwright-core';

/** What the page holds on to after its garbage is collected. */
export interface Held {
  /** Of JavaScript, bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Screens that the header leads to, in the order in which they are visited. */
const SCREENS = ['/lineup', '/marketplace', '/schedule', '/feed', '/map', '/hotel-info', '/faq', '/'];
/** Cards whose dialogs are opened, again and again: what the page has read of them it may keep. */
const CARDS = 5;

/** Follows so many links of the header, each when the screen before is there. */
export async function navigate(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const path = SCREENS[turn % SCREENS.length] ?? '/';
    await follow(page, path);
  }
}

/** Opens and closes so many dialogs of the marketplace. */
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
  // Where every sample is taken: what a screen holds differs by screen.
  await follow(page, '/');
}

export async function heldBy(devTools: CDPSession): Promise<Held> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Follows a link of the header and waits for its screen, as a reader does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
  await page.getByRole('banner').locator(`a[href="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
  // Whoever leaves before it is there makes React throw it away unfinished, and Chromium never lets go of pictures with
  // `sizes` or of sources with `media` that were made and not inserted.
  await page.locator('main h1:not([data-left])').first().waitFor();
}

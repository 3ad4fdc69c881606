import type { Locator, Page } from 'playwright-core';
import { FIELD_VALUES } from '../support/vendorForm.ts';

/** A file as a visitor chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Fills in the vendor application up to its button. */
export async function fillInApplication(page: Page, file: ChosenFile): Promise<void> {
  for (const [label, text] of Object.entries(FIELD_VALUES)) await page.getByLabel(label).fill(text);
  // Ten megabytes take their time to get into the browser.
  await page.getByLabel('Product Images Package').setInputFiles(file, { timeout: 30_000 });
}

/** A toast by its words. They are also read out from a place of their own, which is not seen. */
export function toast(page: Page, words: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: words });
}

/**
 * Makes the page's line slow in the one direction.
 *
 * @param rate bytes a second
 * @returns makes it fast again
 */
export async function throttleUploads(page: Page, rate: number): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await devTools.send('Network.enable');
  await limit(rate);
  return async () => void (await limit(-1));
}

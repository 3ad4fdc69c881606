import type { Locator, Page } from 'playwright-core';
import { FIELD_VALUES } from '../vendorForm.ts';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Fills in the vendor application, without submitting it. */
export async function fillInApplication(page: Page, file: ChosenFile): Promise<void> {
  for (const [label, text] of Object.entries(FIELD_VALUES)) await page.getByLabel(label).fill(text);
  // Transferring ten megabytes to the browser takes a while.
  await page.getByLabel('Product Images Package').setInputFiles(file, { timeout: 30_000 });
}

/** A toast by its text, which also occurs in an invisible live region. */
export function toast(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });
}

/**
 * Limits the page's upload bandwidth.
 *
 * @param rate bytes per second
 * @returns a function that removes the limit
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

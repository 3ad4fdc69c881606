import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { launchChromium, withoutWorker } from '../support/chromium.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';

/** How many times slower than this machine the visitor's machine is. */
export const SLOWDOWN = 4;

export interface BenchSite {
  origin: string;
  browser: Browser;
  open(address: string, firstItem?: string): Promise<{ page: Page; devTools: CDPSession }>;
}

/** Serves the built site with a demo of this many places while `use` runs. */
export function withSite(places: number, use: (site: BenchSite) => Promise<void>): Promise<void> {
  return withDocuments(demoWithPlaces(places), use);
}

/** Serves the built site with these documents while `use` runs. */
export async function withDocuments(
  documents: readonly StoredDocument[],
  use: (site: BenchSite) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-bench-'));
  const dataset = join(folder, 'demo.ndjson');
  await writeFile(dataset, documents.map((document) => JSON.stringify(document)).join('\n'));
  const services = await startEmbeddedServices({ port: 0, dataset, distDir: 'dist' });
  const browser = await launchChromium();
  try {
    await use({
      origin: services.origin,
      browser,
      open: (address, firstItem = 'ul[aria-label=places] a') =>
        openSlow(browser, services.origin + address, firstItem),
    });
  } finally {
    await browser.close();
    await services.close();
    await rm(folder, { recursive: true });
  }
}

/** Opens a page as a new visitor with a slow machine, and waits for the first item of a list. */
export async function openSlow(browser: Browser, address: string, firstItem: string) {
  // Without the service worker: its downloads on an idle page would disturb a measurement.
  const context = await withoutWorker(await browser.newContext({ viewport: { width: 1440, height: 900 } }));
  // tsx wraps named functions in a call of `__name`, even those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await setSlowdown(devTools, SLOWDOWN);
  await page.goto(address);
  await page.locator(firstItem).first().waitFor();
  return { page, devTools };
}

export async function setSlowdown(devTools: CDPSession, rate: number): Promise<void> {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Presses 'Load More Places' whenever it is visible, until every page of the list is loaded. */
export async function loadAll(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const [shown, total] =
            document.querySelector('section [role=status]')?.textContent?.match(/\d+/g) ?? [];
          if (shown === undefined || shown === total) {
            clearInterval(timer);
            resolve();
          }
          const buttons = [...document.querySelectorAll('button')];
          buttons.find(({ textContent }) => textContent === 'Load More Places')?.click();
        }, 5);
      }),
  );
}

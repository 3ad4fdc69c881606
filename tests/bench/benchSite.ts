import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { startEmbeddedServices } from '#server/embeddedServices.ts';
import { launchChromium, withoutWorker } from '../support/chromium.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';

/** How much slower than this machine the visitor's is. */
export const SLOWDOWN = 4;

export interface BenchSite {
  origin: string;
  browser: Browser;
  open(address: string, firstItem?: string): Promise<{ page: Page; devTools: CDPSession }>;
}

/** The built site over a demo with so many places, for as long as `use` runs. */
export function withSite(places: number, use: (site: BenchSite) => Promise<void>): Promise<void> {
  return withDocuments(demoWithPlaces(places), use);
}

/** The built site over a dataset, for as long as `use` runs. */
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

/** A new visitor with a slow machine, once the first item of a list is there. */
export async function openSlow(browser: Browser, address: string, firstItem: string) {
  // What is kept for times without a network downloads when a page is idle, which would disturb a measurement.
  const context = await withoutWorker(await browser.newContext({ viewport: { width: 1440, height: 900 } }));
  // tsx wraps named functions in a call of `__name`, also those that run in the page.
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

/** Presses 'Load More Places' as soon as it shows, until every page of the list is loaded. */
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

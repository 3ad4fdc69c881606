import { type Browser, type CDPSession, type Page, devices } from 'playwright-core';
import { withoutWorker } from '../support/chromium.ts';
import { SLOWDOWN, setSlowdown } from './benchSite.ts';
import { type Control, type LoadRecord, hasShown, recordLoading, tryControl } from './recordLoading.ts';

/** Lighthouse's slow 4G, as in its simulation. Milliseconds, bits per second. */
export const SLOW_4G = { latency: 150, down: 1_600_000, up: 750_000 };

/** The phone that Lighthouse emulates. */
const PHONE = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** A page counts as loaded after this time without a response; and how long to wait for that. Milliseconds. */
const QUIET = 1500;
const TIMEOUT = 45_000;

export interface Visit extends LoadRecord {
  requests: number;
  /** Bytes over the wire, by the browser's name of the type. */
  bytes: Record<string, number>;
}

/** Loads a page once at full speed, so that no later visit waits for pictures to be drawn. */
export function warmUp(browser: Browser, address: string): Promise<void> {
  return onNewPhone(browser, async (page, devTools) => {
    const { isQuiet } = watchNetwork(devTools);
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT });
    await isQuiet();
  });
}

/**
 * Visits a page with an empty cache on slow 4G and a slow processor, until no more responses arrive.
 *
 * @param control tried from the start; the visit then ends when the control works
 */
export function visit(browser: Browser, address: string, control?: Control): Promise<Visit> {
  return onNewPhone(browser, async (page, devTools) => {
    await page.addInitScript(recordLoading);
    if (control) await page.addInitScript(tryControl, control);
    const { requests, bytes, isQuiet } = watchNetwork(devTools);
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_4G.latency,
      downloadThroughput: SLOW_4G.down / 8,
      uploadThroughput: SLOW_4G.up / 8,
    });
    await setSlowdown(devTools, SLOWDOWN);
    await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT });
    await page.waitForFunction(hasShown, control !== undefined, { polling: 100, timeout: TIMEOUT });
    // The browser reports a long task only after its end.
    if (control) await page.waitForTimeout(500);
    else await isQuiet();
    const record = await page.evaluate(() => window.loadRecord);
    return { ...record, requests: requests.size, bytes };
  });
}

async function onNewPhone<Result>(
  browser: Browser,
  use: (page: Page, devTools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await withoutWorker(await browser.newContext(PHONE));
  // tsx wraps named functions in a call of `__name`, even those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  try {
    return await use(page, devTools);
  } finally {
    await context.close();
  }
}

function watchNetwork(devTools: CDPSession) {
  const requests = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let last = Date.now();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    last = Date.now();
    if (request.url.startsWith('http')) requests.set(requestId, type ?? 'Other');
  });
  devTools.on('Network.dataReceived', () => (last = Date.now()));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const type = requests.get(requestId);
    if (type !== undefined) bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  return {
    requests,
    bytes,
    async isQuiet() {
      const end = Date.now() + TIMEOUT;
      while (Date.now() - last < QUIET && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

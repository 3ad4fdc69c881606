import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import type { StoredDocument } from '#server/dataset/storedDocument.ts';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { SERVICE_KEY, makeDataDir } from './backend.ts';
import { launchChromium, withoutWorker } from './chromium.ts';

const DESKTOP = { width: 1280, height: 800 };

/** What the demo makes every page say: it has a footer item whose address an editor forgot. */
const ALWAYS_EXPECTED = [/^console: The footer item "Press" has no address/];

/** What a journey may do with the site. */
export interface Site {
  /** A new visitor: own tab, own storage. The page's troubles fail the test. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** A new visitor who opens an address, such as `/marketplace?letter=A`. */
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
  /** From here on this test expects troubles that match, such as the console's echo of a 500. */
  expectTrouble(pattern: RegExp): void;
  documents(): readonly StoredDocument[];
  origin(): string;
  /** Where the embedded backend keeps rows and files. */
  dataDir(): string;
}

/**
 * The built site with its services in real Chromium, started once for the test file that calls it. Any
 * console error or warning (a violation of the content security policy is one), thrown error, failed request or answer of 400 and above fails the test in
 * which it comes up, unless that test expects it.
 *
 * @param options.dataset path of the content; the demo when left out
 * @param options.isRendered whether pages come rendered, as from `npm start`, or render themselves
 * @param options.hasBackend whether the embedded backend takes what forms send
 * @param options.start serves the site in another way
 * @param options.distDir a site that was built with other variables, and `options.environment` those
 */
export function useSite({
  hasBackend = false,
  isRendered = false,
  start = startEmbeddedServices,
  ...options
}: {
  dataset?: string;
  hasBackend?: boolean;
  isRendered?: boolean;
  start?: typeof startEmbeddedServices;
  distDir?: string;
  environment?: SiteEnvironment;
} = {}): Site {
  let services: EmbeddedServices;
  let dataDir: string | undefined;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let expected = ALWAYS_EXPECTED;
  let troubles: string[] = [];

  // Headless Chromium crashes now and then (a fault of its own). A journey that fails twice is ours; the first failure
  // is printed all the same.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });

  beforeAll(async () => {
    const rendering = isRendered ? { rendererDir: 'dist-node' } : {};
    if (hasBackend) dataDir = await makeDataDir();
    const backend = { dataDir, serviceKey: SERVICE_KEY };
    [services, browser] = await Promise.all([
      start({ port: 0, distDir: 'dist', ...rendering, ...options, ...backend }),
      launchChromium(),
    ]);
  });

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
    [contexts, expected, troubles] = [[], ALWAYS_EXPECTED, []];
    expect(unexpected).toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await services.close();
    if (dataDir !== undefined) rmSync(dataDir, { recursive: true });
  });

  async function visit(contextOptions?: BrowserContextOptions): Promise<Page> {
    // The second try of a journey needs a browser that has not crashed.
    if (!browser.isConnected()) browser = await launchChromium();
    const context = await browser.newContext({
      baseURL: services.origin,
      viewport: DESKTOP,
      ...contextOptions,
    });
    // What is kept for times without a network is the subject of its own tests alone.
    await withoutWorker(context);
    contexts.push(context);
    context.on('page', (page) => watch(page, (trouble) => troubles.push(trouble)));
    context.setDefaultTimeout(8000);
    return context.newPage();
  }

  return {
    visit,
    async open(address, contextOptions) {
      const page = await visit(contextOptions);
      await page.goto(address);
      return page;
    },
    expectTrouble(pattern) {
      expected = [...expected, pattern];
    },
    documents: () => services.store.current().documents,
    origin: () => services.origin,
    dataDir: () => dataDir ?? '',
  };
}

function watch(page: Page, report: (trouble: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) report(`console: ${textOf(message)}`);
  });
  page.on('pageerror', (error) => report(`thrown: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The page itself took the request back: the card left the document, or the visitor the page.
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`answer: ${response.status()} ${response.url()}`);
  });
}

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

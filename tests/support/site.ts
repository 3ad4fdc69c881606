import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { MaySeeDrafts } from '#server/draftAccess.ts';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { SERVICE_KEY, makeDataDir } from './backend.ts';
import { launchChromium, withoutWorker } from './chromium.ts';
import { datasetFile } from './datasetFile.ts';
import { readEnglishDemo } from './readDemo.ts';

const DESKTOP = { width: 1280, height: 800 };

/** Expected on every page of the demo, which has a footer item without an address. */
const ALWAYS_EXPECTED = [/^console: The footer item "Press" has no address/];

/**
 * Without the renderer the content service does not know the site's own queries. It listens to others only if they are
 * fast, and on a busy machine none is.
 */
const EXPECTED_UNRENDERED = [...ALWAYS_EXPECTED, /^console: No live changes \(channel error\)/];

/** Actions of a browser test. */
export interface Site {
  /** A new visitor with a context of their own. Problems on the page fail the test. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** A new visitor at an address, such as `/marketplace?letter=A`. */
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
  /** Allows matching problems for the rest of the test, such as the console message about a 500. */
  expectTrouble(pattern: RegExp): void;
  documents(): readonly StoredDocument[];
  /** Replaces the content. */
  edit(documents: readonly StoredDocument[]): void;
  origin(): string;
  /** Data folder of the embedded backend. */
  dataDir(): string;
}

/**
 * Starts the built site with its services and Chromium once per test file. A console error or warning (CSP violations
 * included), thrown error, failed request or status of 400 and above fails the test, unless it is expected.
 *
 * @param options.dataset path of the content (default: the demo in English)
 * @param options.isRendered whether pages are rendered on the server, as with `npm start`
 * @param options.hasBackend whether the embedded backend handles forms
 * @param options.maySeeDrafts who sees drafts (default: nobody)
 * @param options.start starts the site in another way
 * @param options.distDir a site built with other variables, `options.environment`
 */
export function useSite({
  hasBackend = false,
  isRendered = false,
  start = startEmbeddedServices,
  dataset = datasetFile(readEnglishDemo()),
  ...options
}: {
  dataset?: string;
  hasBackend?: boolean;
  isRendered?: boolean;
  maySeeDrafts?: MaySeeDrafts;
  start?: typeof startEmbeddedServices;
  distDir?: string;
  environment?: SiteEnvironment;
} = {}): Site {
  let services: EmbeddedServices;
  let dataDir: string | undefined;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  const expectedAtFirst = isRendered ? ALWAYS_EXPECTED : EXPECTED_UNRENDERED;
  let expected = expectedAtFirst;
  let troubles: string[] = [];
  const tried = new Set<string | undefined>();

  // Headless Chromium crashes occasionally, which is not our bug. A test that fails twice is a bug; the first failure
  // is printed as well.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });

  beforeAll(async () => {
    const rendering = isRendered ? { rendererDir: 'dist-node' } : {};
    if (hasBackend) dataDir = await makeDataDir();
    const backend = { dataDir, serviceKey: SERVICE_KEY };
    [services, browser] = await Promise.all([
      start({ port: 0, distDir: 'dist', dataset, ...rendering, ...options, ...backend }),
      launchChromium(),
    ]);
  });

  beforeEach(async () => {
    const { currentTestName } = expect.getState();
    if (tried.has(currentTestName) || !browser.isConnected()) await replaceBrowser();
    tried.add(currentTestName);
  });

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
    [contexts, expected, troubles] = [[], expectedAtFirst, []];
    expect(unexpected).toEqual([]);
  });

  afterAll(async () => {
    // The services first: otherwise they may report that their content has been removed.
    await Promise.all([services.close(), browser.close()]);
    if (dataDir !== undefined) rmSync(dataDir, { recursive: true });
  });

  /** Also before a retry: a browser that has crashed may still count as connected, and may never close. */
  async function replaceBrowser() {
    browser.close().catch(() => undefined);
    browser = await launchChromium();
  }

  async function visit(contextOptions?: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({
      baseURL: services.origin,
      viewport: DESKTOP,
      ...contextOptions,
    });
    // Service workers have tests of their own.
    await withoutWorker(context);
    contexts.push(context);
    // Browsers without scripts refuse those that the page preloads.
    const hasScripts = contextOptions?.javaScriptEnabled !== false;
    const isRefused = (trouble: string) => !hasScripts && /^failed: .*\.js \(csp\)$/.test(trouble);
    const report = (trouble: string) => isRefused(trouble) || troubles.push(trouble);
    context.on('page', (page) => watch(page, report));
    context.setDefaultTimeout(30_000);
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
    edit: (documents) => services.store.replace([...documents]),
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
    // The page has aborted it: the card was removed, or the visitor left.
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`answer: ${response.status()} ${response.url()}`);
  });
}

function textOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

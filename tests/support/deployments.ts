import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { SERVICE_KEY, makeDataDir } from './backend.ts';
import { launchChromium } from './chromium.ts';

/** A built site and its page renderer. */
export interface Build {
  distDir: string;
  rendererDir: string;
}

export const BUILT: Build = { distDir: 'dist', rendererDir: 'dist-node' };

/** A site that goes offline, fails and is redeployed while visitors have it open. */
export interface Deployments {
  origin(): string;
  /** Opens an address in a context with service workers; with `beside`, in another tab of that page's context. */
  open(address: string, beside?: Page): Promise<Page>;
  /** Closes the server: every request is refused. */
  unplug(): Promise<void>;
  /** Starts it again, with the same build or another. */
  plugIn(build?: Build): Promise<void>;
  /** Responds to every request with a status and a foreign error page. */
  failWith(status: number): Promise<void>;
}

/**
 * Starts the built site for each test of the file. Page errors and CSP violations fail the test.
 *
 * @param options.dataset path of the content (default: the demo)
 */
export function useDeployments({
  hasBackend = false,
  dataset,
}: { hasBackend?: boolean; dataset?: string } = {}): Deployments {
  let browser: Browser;
  let dataDir: string | undefined;
  let server: EmbeddedServices | Listener | undefined;
  let origin: string;
  let contexts: BrowserContext[] = [];
  let thrown: string[] = [];

  // As in `useSite`, because headless Chromium crashes occasionally.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });

  beforeAll(async () => {
    dataDir = hasBackend ? await makeDataDir() : undefined;
    browser = await launchChromium();
  });

  beforeEach(() => start(BUILT, 0));

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await unplug();
    const errors = thrown;
    [contexts, thrown] = [[], []];
    expect(errors).toEqual([]);
  });

  afterAll(() => browser.close());

  async function start(build: Build, port: number) {
    server = await startEmbeddedServices({ port, ...build, dataset, dataDir, serviceKey: SERVICE_KEY });
    origin = server.origin;
  }

  async function unplug() {
    await server?.close();
    server = undefined;
  }

  const port = () => Number(new URL(origin).port);

  return {
    origin: () => origin,
    async open(address, beside) {
      const context = beside?.context() ?? (await browser.newContext({ baseURL: origin }));
      if (!beside) {
        contexts.push(context);
        await context.addInitScript(skipHeadStart);
      }
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) thrown.push(message.text());
      });
      await page.goto(address);
      return page;
    },
    unplug,
    async plugIn(build = BUILT) {
      await unplug();
      await start(build, port());
    },
    async failWith(status) {
      await unplug();
      const headers = { 'content-type': 'text/html' };
      const handler = async () => new Response('<h1>Out of order</h1>', { status, headers });
      server = await listen({ port: port(), handler });
    },
  };
}

const HASH = /\.([0-9a-f]{6})(?:\.(?:js|css))?$/;

/** Replaces each digit by the next one. Reversing would not change some hashes. */
const otherHash = (hash: string) =>
  hash.replace(/./g, (digit) => ((parseInt(digit, 16) + 1) % 16).toString(16));

/**
 * Copies the build as another version: every hashed file and folder gets another hash.
 *
 * @param withdrawnWorker replaces the built service worker, which pages then do not register
 */
export function makeOtherVersion(withdrawnWorker?: string): Build & { remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-version-'));
  const assets = readdirSync(join(BUILT.distDir, 'assets'));
  const hashes = assets.flatMap((name) => HASH.exec(name)?.[1] ?? []);
  const other = (text: string) =>
    hashes
      .reduce((changed, hash) => changed.replaceAll(hash, otherHash(hash)), text)
      .replace(/(?<=revision:")\w+/g, (revision) => [...revision].reverse().join(''));
  for (const part of Object.values(BUILT)) {
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
    for (const path of filesBeneath(join(folder, part))) {
      if (!/\.(js|css|html|json)$/.test(path)) continue;
      const built = readFileSync(path, 'utf8');
      const text = other(withdrawnWorker === undefined ? built : built.replaceAll('"/sw.js"', '""'));
      rmSync(path);
      writeFileSync(path.replace(/[^/]+$/, other), text);
    }
  }
  const distDir = join(folder, BUILT.distDir);
  const assetsDir = join(distDir, 'assets');
  for (const name of assets.filter((asset) => asset.startsWith('messages.')))
    renameSync(join(assetsDir, name), join(assetsDir, other(name)));
  if (withdrawnWorker !== undefined) writeFileSync(join(distDir, 'sw.js'), withdrawnWorker);
  return {
    distDir,
    rendererDir: join(folder, BUILT.rendererDir),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function filesBeneath(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** Skips the delay after which pages start to fill the offline cache. */
function skipHeadStart(): void {
  const wait = window.setTimeout.bind(window);
  const shortened = (act: () => void, time?: number) => wait(act, time === 3000 ? 0 : time);
  Object.assign(window, { setTimeout: shortened });
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { withoutWorker } from '../support/chromium.ts';

/** So tall that every card and every row is near the window. Chromium hardly lays out anything taller. CSS pixels. */
const TALL = { width: 412, height: 80_000 };
/** Time limit. Milliseconds. */
const TIMEOUT = 60_000;
const SCROLL_INTERVAL = 500;

/** A selector, and how many elements it must find. */
export interface Whole {
  selector: string;
  count: number;
}

/**
 * Writes screens of the site as plain pages: the same content as HTML, one style sheet, the site's font, and no script.
 * Only the script is missing.
 *
 * @param origin the running site
 * @param screens `whole` says when all content has loaded: which elements there must be, and how many at least
 */
export async function writePlainSite(
  browser: Browser,
  origin: string,
  screens: readonly { path: string; whole: Whole }[],
  folder: string,
): Promise<void> {
  await copyFonts(join(folder, 'assets'));
  for (const { path, whole } of screens) {
    const { html, css } = await readScreen(browser, origin + path, whole);
    const sheet = `assets${path === '/' ? '/home' : path}.css`;
    await writePacked(join(folder, sheet), css);
    const page = html.replace('</head>', `<link rel="stylesheet" href="/${sheet}"></head>`);
    await writePacked(join(folder, path, 'index.html'), `<!doctype html>${page}`);
  }
}

/** Waits until the document has not grown for a second, because parts are in chunks of their own. */
async function untilStable(page: Page): Promise<void> {
  let length = -1;
  for (;;) {
    const now = await page.evaluate(() => document.body.innerHTML.length);
    if (now === length) return;
    length = now;
    await page.waitForTimeout(1000);
  }
}

/** The screen's document without scripts, and its style sheets in one. */
async function readScreen(browser: Browser, address: string, { selector, count }: Whole) {
  const page = await withoutWorker(await browser.newPage({ viewport: TALL }));
  // Pictures and films never arrive, so that the document stays as at first.
  await page.route('**/media/**', () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  // The footer alone may be taller than the distance at which a list loads its next page.
  const scroll = () => window.scrollTo(0, window.scrollY === 0 ? document.documentElement.scrollHeight : 0);
  const scrolling = setInterval(() => void page.evaluate(scroll).catch(() => undefined), SCROLL_INTERVAL);
  await page
    .locator(`:nth-match(${selector}, ${count})`)
    .waitFor({ state: 'attached', timeout: TIMEOUT })
    .finally(() => clearInterval(scrolling));
  await page.evaluate(() => window.scrollTo(0, 0));
  await untilStable(page);
  const screen = await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLElement>('style, link[rel=stylesheet]')];
    const texts = sheets.map(async (sheet) =>
      sheet instanceof HTMLLinkElement ? (await fetch(sheet.href)).text() : (sheet.textContent ?? ''),
    );
    // On a copy: without its styles the site itself would measure and render again.
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    const left = 'style, link[rel=stylesheet], link[as=script], script, noscript';
    for (const element of copy.querySelectorAll(left)) element.remove();
    return { html: copy.outerHTML, css: (await Promise.all(texts)).join('\n') };
  });
  await page.close();
  return screen;
}

async function copyFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir('dist/assets')) {
    if (name.endsWith('.woff2'))
      await writeFile(join(folder, name), await readFile(join('dist/assets', name)));
  }
}

/** Compresses the file as the build compresses the site's files. */
export async function writePacked(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  await writeFile(`${path}.br`, brotliCompressSync(content));
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** So tall that every card and every row is near the window; Chromium lays out nothing much taller. CSS pixels. */
const TALL = { width: 412, height: 80_000 };

/**
 * Writes what screens of the site show as plain pages: their whole content as HTML, one style sheet, the site's font,
 * and no script. Nothing but the script is different.
 *
 * @param origin the running site
 * @param screens by path; `whole` stands on the screen once all its content is there
 */
export async function writePlainSite(
  browser: Browser,
  origin: string,
  screens: readonly { path: string; whole?: string }[],
  folder: string,
): Promise<void> {
  await copyFonts(join(folder, 'assets'));
  for (const { path, whole = '' } of screens) {
    const { html, css } = await readScreen(browser, origin + path, whole);
    const sheet = `assets${path === '/' ? '/home' : path}.css`;
    await writePacked(join(folder, sheet), css);
    const page = html.replace('</head>', `<link rel="stylesheet" href="/${sheet}"></head>`);
    await writePacked(join(folder, path, 'index.html'), `<!doctype html>${page}`);
  }
}

/** The screen's document without scripts, and its style sheets in one. */
async function readScreen(browser: Browser, address: string, text: string) {
  const page = await browser.newPage({ viewport: TALL });
  // Pictures and films stay on their way, so that the document is that of the first moment.
  await page.route('**/media/**', () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText(text).first().waitFor();
  await page.waitForTimeout(500);
  const css = await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const texts = sheets.map(async ({ href }) => (await fetch(href)).text());
    const scripts = document.querySelectorAll('script, noscript, link[as=script]');
    for (const element of [...sheets, ...scripts]) element.remove();
    return (await Promise.all(texts)).join('\n');
  });
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  await page.close();
  return { html, css };
}

async function copyFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir('dist/assets')) {
    if (name.endsWith('.woff2'))
      await writeFile(join(folder, name), await readFile(join('dist/assets', name)));
  }
}

/** Packed as the build packs the site's own files. */
async function writePacked(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  await writeFile(`${path}.br`, brotliCompressSync(content));
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
}

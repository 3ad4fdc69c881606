import { type Browser, type Page, chromium } from 'playwright-core';

/** What a browser needs to run as root in a container, and to leave the network alone. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser to test in: `CHROMIUM_PATH`, else the one that comes as an npm package, which is unpacked on first use. An
 * installed one is of any version, so it is taken only when asked for.
 */
export async function chromiumPath(): Promise<string> {
  const path = process.env.CHROMIUM_PATH;
  if (path) return path;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

export async function launchChromium(executablePath?: string): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath ?? (await chromiumPath()), args: FLAGS });
}

/**
 * Has the pages of a context, or a page, take the browser for one without service workers: nothing is kept for times
 * without a network, and nothing is downloaded for it.
 */
export async function withoutWorker<Opened extends Pick<Page, 'addInitScript'>>(
  opened: Opened,
): Promise<Opened> {
  await opened.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return opened;
}

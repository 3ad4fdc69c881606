import { type Browser, type Page, chromium } from 'playwright-core';

/** Flags to run as root in a container, and without background network traffic. */
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
 * Path of the test browser: `CHROMIUM_PATH`, otherwise the npm package, which is unpacked on first use. An installed
 * browser may have any version, so it is used only on request.
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
 * Hides service workers from the pages of a context or from a page, so that nothing is cached or downloaded for offline
 * use.
 */
export async function withoutWorker<Opened extends Pick<Page, 'addInitScript'>>(
  opened: Opened,
): Promise<Opened> {
  await opened.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return opened;
}

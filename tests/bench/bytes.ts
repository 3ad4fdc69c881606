import { withoutWorker } from '../support/chromium.ts';
import { withSite } from './benchSite.ts';
import { printTable } from './table.ts';

/** Budgets in bytes: for everything that loads before the screen is usable, and for that without the content client. */
const SCREENS = [
  { path: '/marketplace', ready: 'ul[aria-label=places] a', budget: 208_000, ownBudget: 170_000 },
  { path: '/', ready: 'main h1', budget: undefined, ownBudget: 148_000 },
];
/** Files that load after the screen is usable. */
const DEFERRED = /\/deferred\./;
const CONTENT_CODE = /\/(sanity-client|content-client|parsing|[a-z]+-queries)\./;

/** The JavaScript, compressed by gzip, that a first visit downloads before a screen is usable. */
export async function benchBytes(): Promise<void> {
  await withSite(420, async ({ browser, origin }) => {
    for (const { path, ready, budget, ownBudget } of SCREENS) {
      const page = await withoutWorker(
        await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } }),
      );
      const chunks: { name: string; bytes: number }[] = [];
      page.on('requestfinished', async (request) => {
        if (request.resourceType() !== 'script') return;
        const { responseBodySize } = await request.sizes();
        const name = new URL(request.url()).pathname;
        if (!DEFERRED.test(name)) chunks.push({ name, bytes: responseBodySize });
      });
      await page.goto(origin + path);
      await page.locator(ready).first().waitFor();

      const sumOf = (some: typeof chunks) => some.reduce((total, { bytes }) => total + bytes, 0);
      const own = chunks.filter(({ name }) => !CONTENT_CODE.test(name));
      const rows = chunks.sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => [name, bytes, '']);
      printTable(
        `JavaScript until ${path} can be used, gzip`,
        ['chunk', 'bytes', 'budget'],
        [...rows, ['in all', sumOf(chunks), budget ?? ''], ['of it not for asking', sumOf(own), ownBudget]],
      );
      await page.close();
    }
  });
}

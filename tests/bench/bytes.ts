import { withSite } from './benchSite';
import { printTable } from './table';

const BUDGET = 205_000;

/** JavaScript, packed by gzip, that a first visit downloads until the list can be used. */
export async function benchBytes(): Promise<void> {
  await withSite(420, async ({ browser, origin }) => {
    const page = await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
    const chunks: { name: string; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      const { responseBodySize } = await request.sizes();
      chunks.push({ name: new URL(request.url()).pathname, bytes: responseBodySize });
    });
    await page.goto(`${origin}/marketplace`);
    await page.locator('ul[aria-label=places] a').first().waitFor();

    const sum = chunks.reduce((total, { bytes }) => total + bytes, 0);
    const rows = chunks.sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => [name, bytes, '']);
    printTable(
      'JavaScript until the marketplace can be used, gzip',
      ['chunk', 'bytes', 'budget'],
      [...rows, ['in all', sum, BUDGET]],
    );
  });
}

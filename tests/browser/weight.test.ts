import { basename } from 'node:path';
import { useSite } from '../support/site';
import { loadedList } from './marketplaceScreen';

const site = useSite();
/** JavaScript, packed by gzip, that a visitor may have to download before the list can be used. Bytes. */
const BUDGET = 208_000;
/** What of it is not there to ask the content service. Bytes. */
const SCREEN_BUDGET = 175_000;
const ASKS = /^(sanity-client|parsing|reader|[a-z]+-queries)\./;

test('the list can be used after at most 208 kB of JavaScript, none of it of other screens', async () => {
  const page = await site.visit({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => ({ name: basename(response.url()), bytes: responseBodySize })),
      );
      expect(response.headers()['content-encoding']).toBe('gzip');
    }
  });
  await page.goto('/marketplace');
  const screen = await loadedList(page);
  // A search may shorten the list until the footer, which has its own chunk, comes into view.
  const loaded = await Promise.all([...scripts]);
  await screen.search.fill('noo');
  await screen.count.getByText('(filtered)').waitFor();

  const names = loaded.map(({ name }) => name).join(' ');
  for (const asking of ['sanity-client', 'parsing', 'reader', 'place-queries']) {
    expect(names).toMatch(new RegExp(`\\b${asking}\\.`));
  }
  expect(names).not.toMatch(
    /dialog|modal|lightbox|supabase|not-found|(text|feed|hotel|map|schedule|performer)-queries/,
  );
  const sumOf = (chunks: typeof loaded) => chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  const screenOnly = loaded.filter(({ name }) => !ASKS.test(name));
  expect(sumOf(loaded)).toBeLessThanOrEqual(BUDGET);
  expect(sumOf(screenOnly)).toBeLessThanOrEqual(SCREEN_BUDGET);
  expect(sumOf(screenOnly)).toBeGreaterThan(BUDGET / 4);
});

import { basename } from 'node:path';
import { useSite } from '../support/site.ts';
import { loadedList } from './marketplaceScreen.ts';

const site = useSite({ isRendered: true });

/** Gzipped JavaScript that has to be downloaded before the screen is usable. Bytes. */
const BUDGETS: [address: string, budget: number][] = [
  ['/marketplace', 176_100],
  ['/lineup', 176_100],
  ['/', 155_400],
];

/** Chunks that load after the screen is usable. */
const DEFERRED = /^(?:deferred|view-links)\./;

/** Chunks that only load content which a rendered page contains, and chunks of other screens and dialogs. */
const NEEDLESS = /-client|-queries|dialog|modal|lightbox|supabase|not-found/;

/** Opens a URL and collects the scripts that it loads. */
async function openWeighed(address: string) {
  const page = await site.visit({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = basename(response.url());
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => ({ name, bytes: responseBodySize })),
    );
    expect(response.headers()['content-encoding']).toBe('gzip');
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return { page, scripts: await Promise.all(scripts) };
}

test.each(BUDGETS)('%s can be used after at most %d bytes of JavaScript', async (address, budget) => {
  const { scripts } = await openWeighed(address);
  const end = scripts.findIndex(({ name }) => DEFERRED.test(name));
  expect(end).toBeGreaterThan(0);
  const bytes = scripts.slice(0, end).reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes).toBeGreaterThan(budget / 4);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('a rendered list loads no script for queries or for other screens', async () => {
  const { page, scripts } = await openWeighed('/marketplace');
  expect(scripts.map(({ name }) => name).filter((name) => NEEDLESS.test(name))).toEqual([]);
  // The scripts loaded so far are enough to filter the list.
  const screen = await loadedList(page);
  await screen.search.fill('noo');
  await screen.count.getByText('(filtered)').waitFor();
});

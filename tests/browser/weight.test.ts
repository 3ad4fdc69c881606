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

/** Opens a URL and lists the scripts and fonts that it has loaded, in the order of their arrival. */
async function openWeighed(address: string) {
  const page = await site.visit({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // The page's own record. Sizes that the browser is asked for one by one are lost if the page closes meanwhile.
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .sort((one, other) => one.responseEnd - other.responseEnd)
      .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
  );
  const scripts = files
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, encodedBodySize, decodedBodySize }) => {
      expect(encodedBodySize).toBeLessThan(decodedBodySize);
      return { name: basename(name), bytes: encodedBodySize };
    });
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
  return { page, scripts, fonts };
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

test('a rendered list needs only the fonts that it preloads, of at most 22 kB', async () => {
  const { page, fonts } = await openWeighed('/marketplace');
  const preloads = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloads).toHaveLength(2);
  expect(fonts.map(({ name }) => name).sort()).toEqual(preloads.sort());
  expect(fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(22_000);
});

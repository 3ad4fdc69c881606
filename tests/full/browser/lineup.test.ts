import { followListRequests } from '../../support/contentRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { type ListedPerformer, performersIn } from '../../support/browser/listedPlaces.ts';
import { emptyPictures, expectAddress } from '../../support/browser/anyScreen.ts';

const site = useSite();

const performers = () => performersIn(site.documents());
const inCategory = (category: string) =>
  performers().filter(({ categories }) => categories.includes(category));

/** All performers, sorted by `compare`, then by name. */
const ordered = (compare: (a: ListedPerformer, b: ListedPerformer) => number) =>
  [...performers()].sort(compare).map(({ name }) => name);

const ORDERS = [
  ['By Name (A-Z)', '/lineup', () => ordered(() => 0)],
  ['By Name (Z-A)', '/lineup?sort=name-desc', () => ordered(() => 0).reverse()],
  ['Recently Added', '/lineup?sort=recent', () => ordered((a, b) => (a.added < b.added ? 1 : -1))],
  [
    'Most Featured',
    '/lineup?sort=featured',
    () => ordered((a, b) => Number(b.isFeatured) - Number(a.isFeatured)),
  ],
] as const;

test('scrolled to its end, the featured order shows every performer once, page by page', async () => {
  const page = await site.visit();
  const requests = followListRequests(page);
  await emptyPictures(page);
  await page.goto('/lineup?sort=featured');
  const { cards, count } = lineupScreen(page);
  await cards.first().waitFor();
  const names = ORDERS[3][2]();
  const seen = new Map<string, string>();
  await page.mouse.move(640, 500);
  while (seen.size < 96) {
    const shown = await cards.evaluateAll((links) =>
      links.map((link) => [
        link.closest('li')?.getAttribute('aria-posinset') ?? '',
        link.querySelector('[dir=auto]')?.textContent ?? '',
      ]),
    );
    for (const [position = '', name = ''] of shown) seen.set(position, name);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  expect(names.map((_name, index) => seen.get(String(index + 1)))).toEqual(names);
  expect(await count.textContent()).toBe('Showing 96 of 96 performers');
  // When a busy service ends the live changes, the list is read again from its start.
  expect(requests.offsets().filter((offset, index) => offset > 0 || index === 0)).toEqual([0, 30, 60, 90]);
});

test('a shared dialog link opens over the list that it came from, and closes to it', async () => {
  const [performer] = inCategory('comedy');
  const page = await site.open(`/lineup/${performer?.alias}?category=comedy&sort=recent`);
  const screen = lineupScreen(page);
  const dialog = page.getByRole('dialog', { name: performer?.name ?? '' });
  await dialog.getByText('Comedy').first().waitFor();
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/lineup/category/comedy?sort=recent');
  expect(await screen.sort.inputValue()).toBe('recent');
  await eventually(async () =>
    expect(await screen.count.textContent()).toMatch(
      new RegExp(`of ${inCategory('comedy').length} performers`),
    ),
  );
});

test('if the preload fails, the screen loads its queries itself', async () => {
  site.expectTrouble(/performer-queries|ERR_FAILED/);
  const page = await site.visit();
  await page.route('**/performer-queries.*', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('performer-queries'));
  // A screen that requests the same file earlier would fail with it.
  await page.route('**/assets/lineup.*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto('/lineup');
  await lineupScreen(page).cards.first().waitFor();
});

test.each([
  [390, 2],
  [820, 3],
  [1440, 3],
  [1920, 4],
])('at %d px there are %d columns, and the page does not scroll sideways', async (width, columns) => {
  const page = await site.open('/lineup', { viewport: { width, height: 900 } });
  const { grid, cards, dialog } = lineupScreen(page);
  await cards.first().waitFor();
  const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' '));
  expect(tracks).toHaveLength(columns);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await overflow()).toBeLessThanOrEqual(width);
  await cards.first().click();
  await dialog.getByRole('heading').waitFor();
  expect(await overflow()).toBeLessThanOrEqual(width);
});

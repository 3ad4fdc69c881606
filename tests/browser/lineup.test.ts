import type { Page } from 'playwright-core';
import { followListRequests, offsetOf } from '../support/contentRequests';
import { eventually } from '../support/eventually';
import { useSite } from '../support/site';
import { lineupScreen } from './listScreen';
import { type ListedPerformer, performersIn } from './listedPlaces';
import { AT_ONCE, addressOf, emptyPictures, expectAddress, historyLength, holdRequests } from './anyScreen';
import { namesOf } from './marketplaceScreen';
import { expectPlace, scrollDeep } from './placeInList';

const site = useSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const performers = () => performersIn(site.documents());
const inCategory = (category: string) =>
  performers().filter(({ categories }) => categories.includes(category));

/** The whole lineup in an order, by name: `compare` tells apart what is not of equal rank. */
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

/** The first cards on the screen are the first of these, in their order. */
async function expectFirst(page: Page, names: readonly string[]) {
  await eventually(async () => {
    const shown = await namesOf(lineupScreen(page).cards);
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(names.length, 3));
    expect(shown).toEqual(names.slice(0, shown.length));
  });
}

test('every order brings the first of all performers to the top, without a history entry', async () => {
  const page = await site.open('/lineup');
  const { sort, count, cards } = lineupScreen(page);
  await cards.first().waitFor();
  const entries = await historyLength(page);
  for (const [label, address, names] of [...ORDERS].reverse()) {
    await sort.selectOption({ label });
    await expectAddress(page, address);
    await expectFirst(page, names());
    await eventually(async () => expect(await count.textContent()).toBe('Showing 30 of 96 performers'));
  }
  expect(await historyLength(page)).toBe(entries);
});

test('scrolled to its end the featured order holds everyone once, page by page', async () => {
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
  expect(requests.offsets()).toEqual([0, 30, 60, 90]);
});

/** A letter under which several of a category stand, and what they have in common. */
function crowd() {
  const inMusic = inCategory('live-music');
  const counts = new Map<string, ListedPerformer[]>();
  for (const performer of inMusic) {
    const { letter } = performer;
    if (/[A-Z]/.test(letter)) counts.set(letter, [...(counts.get(letter) ?? []), performer]);
  }
  const [letter, group] = [...counts].sort((a, b) => b[1].length - a[1].length)[0] ?? ['', []];
  return { letter, total: inMusic.length, names: group.map(({ name }) => name).filter(hasE) };
}
const hasE = (name: string) => name.toLowerCase().includes('e');

async function expectCrowd(page: Page) {
  const { letter, total, names } = crowd();
  expect(names.length).toBeGreaterThan(1);
  const screen = lineupScreen(page);
  await expectFirst(page, [...names].reverse());
  expect(await screen.category.inputValue()).toBe('live-music');
  expect(await screen.sort.inputValue()).toBe('name-desc');
  expect(await screen.search.inputValue()).toBe('e');
  expect(await screen.letter(letter).getAttribute('aria-pressed')).toBe('true');
  await eventually(async () =>
    expect(await screen.count.textContent()).toBe(
      `Showing ${names.length} of ${total} performers (filtered)`,
    ),
  );
  await eventually(async () => expect(await page.title()).toBe('Live Music - Afterglow Lineup'));
}

test('a link with every parameter opens the list it describes, and so do a reload, Back and Forward', async () => {
  const address = `/lineup/category/live-music?letter=${crowd().letter}&q=e&sort=name-desc`;
  const page = await site.open(address);
  await expectCrowd(page);
  expect(addressOf(page)).toBe(address);
  await page.reload();
  await expectCrowd(page);

  await page.goto('/lineup/category/comedy?sort=featured');
  const comedy = inCategory('comedy').sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
  await expectFirst(
    page,
    comedy.map(({ name }) => name),
  );
  await page.goBack();
  await expectAddress(page, address);
  await expectCrowd(page);
  await page.goForward();
  await expectAddress(page, '/lineup/category/comedy?sort=featured');
  expect(await lineupScreen(page).sort.inputValue()).toBe('featured');
});

test.each([
  ['/lineup/category/no-such-thing?letter=C&sort=recent', '/lineup?letter=C&sort=recent'],
  ['/lineup?sort=name&letter=ALL&category=all', '/lineup'],
  ['/lineup?sort=price&view=list', '/lineup?view=list'],
  ['/lineup?sort=recent&letter=b', '/lineup?letter=B&sort=recent'],
])('%s is corrected to %s without a history entry', async (address, corrected) => {
  const page = await site.open(address);
  await lineupScreen(page).cards.first().waitFor();
  await expectAddress(page, corrected);
  expect(await historyLength(page)).toBe(2);
});

test('a dialog opened deep in an ordered list closes to the same place, filters and focus', async () => {
  const page = await site.open('/lineup?sort=name-desc&utm_source=poster');
  const screen = lineupScreen(page);
  const { name, top } = await scrollDeep(page, screen, 60);
  const entries = await historyLength(page);
  await page.mouse.click(640, 400);
  for (const close of [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await page.getByRole('dialog', { name: name ?? '' }).waitFor();
    expect(addressOf(page)).toMatch(/^\/lineup\/[^/?]+\?sort=name-desc/);
    await eventually(async () => expect(await page.title()).toBe(`${name} - Afterglow Lineup`));
    await close();
    await screen.dialog.waitFor({ state: 'detached' });
    await expectAddress(page, '/lineup?sort=name-desc&utm_source=poster');
    await expectPlace(page, { name, top });
    await eventually(async () =>
      expect(
        await page.evaluate(() => document.activeElement?.querySelector('[dir=auto]')?.textContent),
      ).toBe(name),
    );
    await page.keyboard.press('Enter');
  }
  expect(await historyLength(page)).toBe(entries + 1);
});

test('a shared dialog link opens over the list it came from and closes to it', async () => {
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

test('an unknown performer says so and leads back to the list', async () => {
  const page = await site.visit();
  await page.goto('/lineup/nobody?sort=featured', AT_ONCE);
  const dialog = page.getByRole('dialog', { name: 'Performer Not Found' });
  await dialog.getByText('This performer could not be found.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/lineup?sort=featured');
});

test('a letter that stands further down is fetched page by page until it is found', async () => {
  const page = await site.visit();
  const requests = followListRequests(page);
  const release = await holdRequests(page, (url) => (offsetOf(url) ?? 0) > 0);
  await page.goto('/lineup?letter=Z');
  await page.getByText('Loading more performers...').waitFor();
  release();
  const names = performers().flatMap(({ name, letter }) => (letter === 'Z' ? name : []));
  await expectFirst(page, names);
  expect(requests.mostAtOnce()).toBe(1);
  expect(requests.offsets()).toEqual([0, 30, 60, 90]);
});

test('where the queries cannot be had early the screen asks by itself', async () => {
  site.expectTrouble(/performer-queries|ERR_FAILED/);
  const page = await site.visit();
  await page.route('**/performer-queries.*', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('performer-queries'));
  // A screen that is there before that would wait for the same file, and fail with it.
  await page.route('**/assets/lineup.*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto('/lineup');
  await lineupScreen(page).cards.first().waitFor();
});

test('by keyboard: search, order, letter, card, dialog and back', async () => {
  const page = await site.open('/lineup');
  const screen = lineupScreen(page);
  await screen.cards.first().waitFor();
  await page.keyboard.press('Control+f');
  expect(await screen.search.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await screen.sort.evaluate((select) => select === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expectAddress(page, '/lineup?sort=name-desc');
  await screen.letter('T').press('Enter');
  await expectAddress(page, '/lineup?letter=T&sort=name-desc');
  await eventually(async () => expect((await namesOf(screen.cards))[0]).toMatch(/^T/));

  await screen.cards.first().press(' ');
  await screen.dialog.getByRole('button', { name: 'Close' }).waitFor();
  await page.keyboard.press('Escape');
  await screen.dialog.waitFor({ state: 'detached' });
  await expectAddress(page, '/lineup?letter=T&sort=name-desc');
  await page.keyboard.press('Escape');
  await expectAddress(page, '/lineup?sort=name-desc');
});

test('on a phone the modal sorts and filters at once when it is applied', async () => {
  const page = await site.open('/lineup', PHONE);
  const { cards, sort, filters, modal } = lineupScreen(page);
  await cards.first().waitFor();
  expect(await sort.isVisible()).toBe(false);
  await filters.tap();
  await modal.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Dance' });
  await modal.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'By Name (Z-A)' });
  expect(addressOf(page)).toBe('/lineup');
  await modal.getByRole('button', { name: 'Apply Filters' }).tap();
  await modal.waitFor({ state: 'detached' });
  await expectAddress(page, '/lineup/category/dance?sort=name-desc');
  await expectFirst(
    page,
    inCategory('dance')
      .map(({ name }) => name)
      .reverse(),
  );

  await filters.tap();
  await modal.getByRole('button', { name: 'Clear All' }).tap();
  await modal.getByRole('button', { name: 'Apply Filters' }).tap();
  await expectAddress(page, '/lineup');
});

test.each([
  [390, 2],
  [820, 3],
  [1440, 3],
  [1920, 4],
])('at %d px there are %d columns and nothing to scroll sideways', async (width, columns) => {
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

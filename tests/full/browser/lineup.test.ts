import type { Page } from 'playwright-core';
import { followListRequests } from '../../support/contentRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { type ListedPerformer, performersIn } from '../../support/browser/listedPlaces.ts';
import {
  DESKTOP,
  addressOf,
  emptyPictures,
  expectAddress,
  historyLength,
} from '../../support/browser/anyScreen.ts';
import { namesOf } from '../../support/browser/marketplaceScreen.ts';
import { expectPlace, scrollDeep } from '../../support/browser/placeInList.ts';

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

/** Checks that the first cards on the screen have these names, in this order. */
async function expectFirst(page: Page, names: readonly string[]) {
  await eventually(async () => {
    const shown = await namesOf(lineupScreen(page).cards);
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(names.length, 3));
    expect(shown).toEqual(names.slice(0, shown.length));
  });
}

test('every order shows the first of all performers at the top, without a new history entry', async () => {
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

test('the menu’s link to the open screen adds no history entry, one to another screen does', async () => {
  const page = await site.open('/lineup', DESKTOP);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entries = await historyLength(page);
  await menu.getByRole('link', { name: 'Lineup' }).click();
  await expectAddress(page, '/lineup');
  expect(await historyLength(page)).toBe(entries);
  await menu.getByRole('link', { name: 'Map' }).click();
  await expectAddress(page, '/map');
  expect(await historyLength(page)).toBe(entries + 1);
});

/** A letter with several performers of a category. */
function largestGroup() {
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

async function expectGroup(page: Page) {
  const { letter, total, names } = largestGroup();
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

test('a link with every parameter opens the list that it describes, and so do a reload, Back and Forward', async () => {
  const address = `/lineup/category/live-music?letter=${largestGroup().letter}&q=e&sort=name-desc`;
  const page = await site.open(address);
  await expectGroup(page);
  expect(addressOf(page)).toBe(address);
  await page.reload();
  await expectGroup(page);

  await page.goto('/lineup/category/comedy?sort=featured');
  const comedy = inCategory('comedy').sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
  await expectFirst(
    page,
    comedy.map(({ name }) => name),
  );
  await page.goBack();
  await expectAddress(page, address);
  await expectGroup(page);
  await page.goForward();
  await expectAddress(page, '/lineup/category/comedy?sort=featured');
  expect(await lineupScreen(page).sort.inputValue()).toBe('featured');
});

test('a dialog that was opened far down an ordered list closes to the same scroll offset, filters and focus', async () => {
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

test('the lineup can be used by keyboard: search, order, letter, card, dialog and back', async () => {
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

test('the columns fit the window, and the page does not scroll sideways, nor with a dialog', async () => {
  const page = await site.open('/lineup');
  const { grid, cards, dialog } = lineupScreen(page);
  await cards.first().waitFor();
  const tracks = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
  const windows = [
    { width: 390, columns: 2 },
    { width: 820, columns: 3 },
    { width: 1440, columns: 3 },
    { width: 1920, columns: 4 },
  ];
  for (const { width, columns } of windows) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(async () => expect({ width, columns: await tracks() }).toEqual({ width, columns }));
    expect(await overflow()).toBeLessThanOrEqual(width);
  }
  await cards.first().click();
  await dialog.getByRole('heading').waitFor();
  for (const { width } of windows) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow()).toBeLessThanOrEqual(width);
  }
});

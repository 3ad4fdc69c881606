import type { Page } from 'playwright-core';
import { ODD_ALIASES } from '../../support/hostile/aliases.ts';
import { DATED } from '../../support/hostile/dates.ts';
import { DUPLICATE } from '../../support/hostile/duplicates.ts';
import { HOSTILE_SCREENS, hostileDataset } from '../../support/hostile/hostileDataset.ts';
import { LETTERED } from '../../support/hostile/letters.ts';
import { REFERRING } from '../../support/hostile/references.ts';
import { SIZES } from '../../support/hostile/sizes.ts';
import { datasetFile } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION, addressOf } from '../../support/browser/anyScreen.ts';
import { footerInView, openDrawer } from '../../support/browser/frame.ts';
import { expectSound } from './hostileScreen.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';
import { waitForHydration } from '../../support/browser/hydration.ts';

const site = useSite({ dataset: datasetFile(hostileDataset()), isRendered: true });

beforeEach(() => {
  // Warnings of rendering on Node.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  site.expectTrouble(/^console: Dropped document \S+: /);
  site.expectTrouble(/^console: (Several documents have the alias|"\w+" cannot be read)/);
  site.expectTrouble(/^console: Rich text: unknown .* is hidden or shown as plain text\./);
  site.expectTrouble(/^console: The footer item ".*" has no address/s);
});

/** Collects the page's console messages from now on. */
function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => void messages.push(message.text()));
  return messages;
}

/** Tall enough to mount all rows of a short list. */
const TALL = { viewport: { width: 1440, height: 3000 } };

/** The visible rows of the timetable for a search, in lower case. */
async function rowsAt(page: Page, search: string, count: number): Promise<string[]> {
  await page.goto(`/schedule?q=${encodeURIComponent(search)}`);
  const rows = scheduleScreen(page).list.getByRole('listitem');
  await eventually(async () => expect(await rows.count()).toBe(count));
  return rows
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()));
}

/** The page on screen is sound on a phone and in a large window. */
async function expectSoundInWindows(page: Page) {
  await page.setViewportSize(PHONE.viewport);
  await expectSound(page, site.origin());
  await page.setViewportSize(DESKTOP.viewport);
  await expectSound(page, site.origin());
}

test('every screen is hydrated without changes, down to its footer, with nothing unsafe and nothing too wide', async () => {
  const page = await site.visit({ ...PHONE, ...REDUCED_MOTION });
  for (const address of HOSTILE_SCREENS) {
    await page.setViewportSize(PHONE.viewport);
    await page.goto(address);
    await footerInView(page);
    await expectSoundInWindows(page);
  }
}, 180_000);

test('every dialog is sound, and so is the menu', async () => {
  const page = await site.visit({ ...PHONE, ...REDUCED_MOTION });
  for (const address of [
    ...['/marketplace/endless-word', '/lineup/endless-word', '/schedule/endless-word'],
    ...['/feed?post=endless-word', '/schedule/address-0', '/feed?post=address-0'],
    ...['/lineup/lettered-2', '/marketplace/in-category-13', '/schedule/described-by-junk'],
  ]) {
    await page.setViewportSize(PHONE.viewport);
    await page.goto(address);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
    await expectSoundInWindows(page);
  }
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/faq');
  await openDrawer(page);
  await expectSound(page, site.origin());
});

test('an item whose name is missing, null or an object is left out and not counted', async () => {
  const page = await site.open('/lineup');
  await waitForHydration(page);
  const { sort, cards, count } = lineupScreen(page);
  await sort.selectOption('By Name (Z-A)');
  await eventually(async () => {
    await page.evaluate(() => window.scrollBy(0, 3000));
    expect(await count.textContent()).toMatch(/^Showing (\d+) of \1 performers$/);
  });
  expect(await cards.count()).toBeGreaterThan(0);
});

test('an item whose alias is missing or `..` is shown without a link', async () => {
  const page = await site.visit(TALL);
  expect(await rowsAt(page, 'unaddressed', 7)).toHaveLength(7);
  expect(await scheduleScreen(page).rows.count()).toBe(0);
});

test('the link of an alias `a/b?c#d` or `category` is encoded and leads to the item, even after a reload', async () => {
  const page = await site.visit(TALL);
  const shown = ODD_ALIASES.filter((alias) => alias.isWellFormed()).length;
  await rowsAt(page, 'odd alias', ODD_ALIASES.length);
  const { rows, row, dialog } = scheduleScreen(page);
  expect(await rows.count()).toBe(shown);
  await row('Odd alias 0').click();
  await dialog.getByRole('heading', { name: 'Odd alias 0' }).waitFor();
  expect(addressOf(page)).toBe('/schedule/a%2Fb%3Fc%23d?q=odd+alias');
  await page.reload();
  await dialog.getByRole('heading', { name: 'Odd alias 0' }).waitFor();
});

test('duplicate slugs: both items are listed, each opens its own page, and the plain address opens the older one', async () => {
  const page = await site.visit(TALL);
  expect(await rowsAt(page, DUPLICATE.name, 2)).toEqual(
    Array(2).fill(expect.stringContaining(DUPLICATE.name.toLowerCase())),
  );
  const { rows, dialog } = scheduleScreen(page);
  for (const [index, text] of [DUPLICATE.older, DUPLICATE.younger].entries()) {
    await rows.nth(index).click();
    await dialog.getByText(text).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.goto(`/marketplace/${DUPLICATE.slug}`);
  await page.getByRole('dialog').getByText(DUPLICATE.older).waitFor();
});

test('with null lists, and dangling, cyclic and self references, the rest of the item is shown', async () => {
  const page = await site.visit(TALL);
  const rows = await rowsAt(page, 'refers to', REFERRING.length);
  for (const row of rows) expect(row).toMatch(/^11:00 am – 11:45 am sat · 45 min refers to ./);
  await page.goto('/marketplace/refers-to-itself');
  await page.getByRole('dialog').getByText('Hall A, Booth 1').waitFor();
});

test('an unknown block, mark or style is hidden or plain, with one warning', async () => {
  const page = await site.visit(TALL);
  const messages = recordConsole(page);
  await page.goto('/schedule?q=described+by+unknown');
  await waitForHydration(page);
  const { row, dialog } = scheduleScreen(page);
  for (const [part, named] of [
    ['block', 'block type "hologram"'],
    ['mark', 'mark "sparkle"'],
    ['style', 'style "shouted"'],
  ] as const) {
    await row(`Described by unknown-${part}`).click();
    await dialog.getByText('This much is text.').first().waitFor();
    await eventually(() => expect(messages.filter((words) => words.includes(named))).toHaveLength(1));
    expect(await page.getByText('SECRET').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

test('with a text of any size the page is usable, and its dialog opens', async () => {
  const page = await site.visit(PHONE);
  const { row, dialog } = scheduleScreen(page);
  for (const [slug, name] of Object.entries(SIZES)) {
    const search = slug === 'endless-word' ? 'www' : name.slice(0, 10);
    await page.goto(`/schedule?q=${encodeURIComponent(search)}`);
    await waitForHydration(page);
    await row(name.slice(0, 100)).click();
    const close = dialog.getByRole('button', { name: 'Close' });
    await dialog.getByRole('heading', { level: 2, name: name.slice(0, 100).trim() }).waitFor();
    await expectSound(page, site.origin());
    await close.click();
    await dialog.waitFor({ state: 'detached' });
  }
});

test('names are listed under their letters, which can be chosen', async () => {
  const page = await site.open('/marketplace');
  await waitForHydration(page);
  const { letter: button, cards } = marketplaceScreen(page);
  for (const [name, letter = ''] of LETTERED.filter(([, letter]) => 'XQY'.includes(letter ?? '?'))) {
    await button(letter).click();
    await eventually(async () => expect(await namesOf(cards)).toEqual([name.trim()]));
  }
});

test('bad, missing and zone-less dates, an end at or before the start, no end, and events past midnight', async () => {
  const page = await site.visit(TALL);
  const rows = await rowsAt(page, 'dated', Object.keys(DATED).length);
  for (const [fault, { when }] of Object.entries(DATED)) {
    const row = rows.find((text) => text.includes(` dated ${fault} `));
    expect(row).toBe(`${when} dated ${fault} location tbd`.toLowerCase());
  }
});

test('a category `__proto__` filters and pollutes nothing; of two equal filter keys the first wins; `all` is not offered', async () => {
  const page = await site.open('/marketplace/category/__proto__');
  const { cards, category } = marketplaceScreen(page);
  await eventually(async () => expect(await namesOf(cards)).toEqual(['In category 0']));
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  const names = await category.getByRole('option').allTextContents();
  expect(names.filter((name) => /^(all|twin.key|marketplace) \(/i.test(name))).toEqual(['Twin Key (3)']);
  await page.goto('/marketplace/category/twin-key');
  expect(await page.title()).toMatch(/^Twin Key - /);
  await eventually(async () =>
    expect(await namesOf(cards)).toEqual(['In category 6', 'In category 7', 'In category 8']),
  );
});

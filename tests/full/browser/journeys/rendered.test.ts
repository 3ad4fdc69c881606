import { eventually } from '../../../support/eventually.ts';
import { useSite } from '../../../support/site.ts';
import { expectHydrated } from '../../../support/browser/expectHydrated.ts';
import { addressOf, expectAddress, hasFocus } from '../../../support/browser/anyScreen.ts';
import { openBeforeScript } from '../../../support/browser/beforeScript.ts';
import { loadedList, marketplaceScreen } from '../../../support/browser/marketplaceScreen.ts';
import { eventsIn, scheduleScreen } from '../../../support/browser/scheduleScreen.ts';
import { markHtml, recordRequests, waitForHydration } from '../../../support/browser/hydration.ts';

const site = useSite({ isRendered: true });

/** `npm run test:full` opens the other screens, and these in other states. */
const SCREENS = [
  '/',
  '/marketplace',
  '/marketplace/10-little-canvases',
  // A match on a later page of the list.
  '/marketplace?q=velvet',
  '/schedule?day=sun',
  '/faq',
  '/views/lunch',
  '/map',
  '/404',
];

test('pages are hydrated without changes, and request no data that they contain', () =>
  expectHydrated(site, SCREENS));

test('the tags for link previews stay until the visitor navigates, and then become those of the next page', async () => {
  const page = await site.open('/marketplace/10-little-canvases');
  const tag = (name: string) => page.locator(`head meta[property="${name}"]`);
  const own = await tag('og:image').getAttribute('content');
  expect(own).toContain('/share/');
  await waitForHydration(page);
  expect(await tag('og:image').getAttribute('content')).toBe(own);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await eventually(async () => expect(await tag('og:title').getAttribute('content')).toMatch(/^Marketplace/));
  expect(await tag('og:image').getAttribute('content')).toMatch(/afterglow\/event\/share\.jpg$/);
});

describe('pages with scripts switched off', () => {
  const OFF = { javaScriptEnabled: false };

  // Chromium's message for a blocked script.
  beforeEach(() => site.expectTrouble(/\.js \(csp\)$/));

  test('a list can be read, and its links lead to places and back', async () => {
    const page = await site.open('/marketplace?letter=B', OFF);
    const { cards, dialog } = marketplaceScreen(page);
    const name = await cards.first().locator('[dir=auto]').first().textContent();
    await cards.first().click();
    expect(await dialog.getByRole('heading', { level: 2 }).first().textContent()).toBe(name);
    await dialog.getByRole('link', { name: 'Close' }).click();
    expect(addressOf(page)).toBe('/marketplace?letter=B');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('FAQ');
  });

  test.each([
    ['/exhibitor-guide', 'Download PDF'],
    ['/404', 'Go Back'],
  ])('%s has no button "%s", because it needs a script', async (path, label) => {
    site.expectTrouble(/\/404\b/);
    const page = await site.open(path, OFF);
    const button = page.getByText(label);
    expect([await button.count(), await button.isVisible()]).toEqual([1, false]);
  });

  test.each([
    ['/marketplace?letter=T', /^\W*T/i],
    ['/marketplace?q=velvet&view=list', /velvet/i],
    ['/lineup?letter=W', /^\W*W/i],
  ])('%s arrives filtered, even if the match is far down the list', async (address, name) => {
    const page = await site.open(address, OFF);
    // The first text of a card is its name.
    const names = await page
      .locator('main ul:is([aria-label=places], [aria-label=performers]) > li > a')
      .evaluateAll((links) => links.map((link) => link.querySelector('[dir=auto]')?.textContent ?? ''));
    expect(names.length).toBeGreaterThan(0);
    for (const each of names) expect(each).toMatch(name);
  });

  test('the whole schedule is in the page, with links by day', async () => {
    const page = await site.open('/schedule', OFF);
    const { rows, tab } = scheduleScreen(page);
    expect(await rows.count()).toBe(64);
    await tab('Sunday Oct 26').click();
    expect(addressOf(page)).toBe('/schedule?day=sun');
    const sunday = eventsIn(site.documents()).filter(({ local }) => local.getUTCDate() === 26);
    expect(await rows.count()).toBe(sunday.length);
  });

  test('a search in descriptions arrives with its results', async () => {
    const page = await site.open('/schedule?q=be+inside+by', OFF);
    const { count, row } = scheduleScreen(page);
    expect(await count.textContent()).toBe('Showing 1 of 64 events (filtered)');
    expect(await row('Lights On').count()).toBe(1);
  });

  test('the first page of the list is there', async () => {
    const page = await site.open('/marketplace', OFF);
    expect(await marketplaceScreen(page).cards.count()).toBe(50);
  });
});

test('a dialog in a rendered page works: Escape closes it, and Back opens it again', async () => {
  const page = await site.open('/marketplace/10-little-canvases?letter=0-9');
  await waitForHydration(page);
  const { dialog } = marketplaceScreen(page);
  await eventually(async () => {
    await page.keyboard.press('Escape');
    // Another press would clear the list's filters.
    await dialog.waitFor({ state: 'detached', timeout: 3000 });
  });
  await expectAddress(page, '/marketplace?letter=0-9');
});

test.each([
  ['Save 10 Little Canvases', 'button'],
  ['Close', 'link'],
] as const)(
  'a press that begins before hydration and ends after it has its effect: %s',
  async (name, role) => {
    const { page, release } = await openBeforeScript(site, '/marketplace/10-little-canvases');
    const { dialog } = marketplaceScreen(page);
    const control = dialog.getByRole(role, { name });
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    release();
    await dialog.getByRole('button', { name: 'Close' }).waitFor();
    await page.mouse.up();
    if (role === 'link') await expectAddress(page, '/marketplace');
    else await dialog.getByRole('button', { name: 'Saved: 10 Little Canvases', pressed: true }).waitFor();
  },
);

test('a dialog in a rendered page has the focus without a ring, and Tab leads to its first control', async () => {
  const page = await site.open('/marketplace/10-little-canvases');
  await waitForHydration(page);
  const { dialog } = marketplaceScreen(page);
  await eventually(async () => expect(await hasFocus(dialog)).toBe(true));
  const ring = () =>
    page.evaluate(() => {
      const focused = document.querySelector(':focus-visible');
      return focused && getComputedStyle(focused).outlineStyle;
    });
  expect(['none', null]).toContain(await ring());
  await page.keyboard.press('Tab');
  expect(
    await dialog
      .getByRole('button')
      .or(dialog.getByRole('link'))
      .first()
      .evaluate((first) => first === document.activeElement),
  ).toBe(true);
  expect(await ring()).toBe('solid');
});

test('a rendered list continues like any other list', async () => {
  const page = await site.open('/marketplace');
  const screen = await loadedList(page);
  await waitForHydration(page);
  await screen.search.fill('noo');
  await screen.count.getByText('(filtered)').waitFor();
  await expectAddress(page, '/marketplace?q=noo');
});

test('a page without matches is hydrated without changes, and requests what any search needs', async () => {
  const page = await site.visit();
  await markHtml(page);
  const requested = recordRequests(page);
  await page.goto('/marketplace?q=zzzz');
  await waitForHydration(page);
  const { cards, count } = marketplaceScreen(page);
  await page.getByRole('heading', { name: 'No places found' }).waitFor();
  expect(await page.locator('[data-from-html]').count()).toBe(2);
  const queries = requested.map((url) => new URL(url).searchParams.get('query') ?? '');
  // Page one, for the next search; all other queries are names and descriptions.
  expect(queries.filter((query) => !/^\{"(place|performer|event|post|faq)": /.test(query))).toEqual([
    expect.stringContaining('[$offset...$end]'),
  ]);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await count.getByText('Showing 50 of 420 places').waitFor();
  expect(await cards.count()).toBeGreaterThan(0);
  await expectAddress(page, '/marketplace');
});

test('a page that the visitor has is not sent again', async () => {
  // Meanwhile the server may render the page again, because it is a minute old.
  await eventually(async () => {
    const first = await fetch(`${site.origin()}/faq`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${site.origin()}/faq`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

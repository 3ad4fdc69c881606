import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { useSite } from '../support/site';
import { PHONE, addressOf, expectAddress } from './anyScreen';
import { feedScreen } from './feedScreen';
import { loadedList, marketplaceScreen } from './marketplaceScreen';
import { eventsIn, scheduleScreen } from './scheduleScreen';
import { expectStill, followShifts } from './shifts';
import { markHtml, takenOver, watchRequests } from './takenOver';

const site = useSite({ isRendered: true });

const SCREENS = [
  '/',
  '/marketplace',
  '/marketplace?letter=B&view=list',
  '/marketplace/10-little-canvases',
  '/lineup',
  '/lineup/category/dance?sort=recent',
  '/schedule',
  '/schedule?day=sun',
  // Words of a description.
  '/schedule?q=be+inside+by',
  '/schedule/lights-on',
  '/feed',
  '/feed?post=doors-move-to-10-30am-on-saturday',
  '/faq',
  '/exhibitor-guide',
  '/terms',
  '/map',
  '/hotel-info',
  '/vendor-application',
  '/404',
];

/** Tags of the head by which tabs, search engines and chats name a page. */
const HEAD_TAGS = 'title, meta[name=description], meta[property^="og:"], link[rel=canonical]';

/** What the head of an HTML document says, or that of the page as it is now. */
const headOf = (page: Page, html?: string) =>
  page.evaluate(
    ([selector, text]) => {
      const head = (text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')).head;
      return [...head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort();
    },
    [HEAD_TAGS, html] as const,
  );

/** Each in a wide window; those of each kind in a narrow one too. */
const WINDOWS = [
  ...SCREENS.map((address) => [address, 'wide', {}] as const),
  ...['/', '/marketplace', '/schedule', '/hotel-info'].map((address) => [address, 'narrow', PHONE] as const),
];

test.each(WINDOWS)(
  '%s is taken over as it is in a %s window, and asks for nothing that it brought',
  async (address, _name, options) => {
    if (address === '/404') site.expectTrouble(/404/);
    const page = await site.visit(options);
    await markHtml(page);
    const asked = watchRequests(page);
    const html = await (await page.request.get(site.origin() + address)).text();
    await page.goto(address);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    // The same elements: a screen that does not fit its HTML would have been rendered anew.
    expect(await page.locator('[data-from-html]').count()).toBe(2);
    expect(asked.filter((url) => url.includes('/data/query/'))).toEqual([]);
    expect(html).not.toMatch(/<link[^>]*rel="?stylesheet/);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    expect(addressOf(page)).toBe(address);
    expect(await headOf(page)).toEqual(await headOf(page, html));
  },
);

describe('with scripts switched off', () => {
  const OFF = { javaScriptEnabled: false };

  // What Chromium calls a script that it was told not to load.
  beforeEach(() => site.expectTrouble(/\.js \(csp\)$/));

  test('a list reads, and its links lead to places and back', async () => {
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

  test('a guide has no button to download it', async () => {
    const page = await site.open('/exhibitor-guide', OFF);
    const button = page.getByText('Download PDF');
    expect([await button.count(), await button.isVisible()]).toEqual([1, false]);
  });

  test.each([
    ['/marketplace?letter=T', /^\W*T/i],
    ['/marketplace?q=velvet&view=list', /velvet/i],
    ['/lineup?letter=W', /^\W*W/i],
  ])('%s arrives filtered, however far down the list that is', async (address, name) => {
    const page = await site.open(address, OFF);
    const names = await page.locator('main ul[aria-label] > li a [dir=auto]:first-child').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const each of names) expect(each).toMatch(name);
  });

  test('the whole timetable is there, and links by day', async () => {
    const page = await site.open('/schedule', OFF);
    const { rows, tab } = scheduleScreen(page);
    expect(await rows.count()).toBe(64);
    await tab('Sunday Oct 26').click();
    expect(addressOf(page)).toBe('/schedule?day=sun');
    const sunday = eventsIn(site.documents()).filter(({ local }) => local.getUTCDate() === 26);
    expect(await rows.count()).toBe(sunday.length);
  });

  test('a search in descriptions arrives with what it finds', async () => {
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

test('a dialog that came with the page is a dialog: Escape closes it, Back opens it again', async () => {
  const page = await site.open('/marketplace/10-little-canvases?letter=0-9');
  await takenOver(page);
  const { dialog } = marketplaceScreen(page);
  await eventually(async () => {
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
  });
  await expectAddress(page, '/marketplace?letter=0-9');
});

test.each(['/marketplace', '/lineup', '/marketplace?view=list', '/schedule'])(
  '%s holds still from its first frame on',
  async (address) => {
    const page = await site.visit(PHONE);
    await followShifts(page);
    await page.goto(address);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    await expectStill(page);
  },
);

test('the code is asked for when the page is there', async () => {
  const page = await site.open('/terms');
  await takenOver(page);
  const [code, load] = await page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/site.'));
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [files[0]?.startTime, visit?.loadEventStart];
  });
  expect(load).toBeGreaterThan(0);
  expect(code).toBeGreaterThanOrEqual(load ?? Infinity);
});

test('a picture that hangs does not keep the code away', async () => {
  const page = await site.visit();
  await page.route('**/media/**', () => undefined);
  const code = page.waitForRequest(/\/assets\/site\./);
  await page.goto('/marketplace', { waitUntil: 'commit' });
  await code;
});

test('a rendered list goes on as any other', async () => {
  const page = await site.open('/marketplace');
  const screen = await loadedList(page);
  await takenOver(page);
  await screen.search.fill('noo');
  await screen.count.getByText('(filtered)').waitFor();
  await expectAddress(page, '/marketplace?q=noo');
});

test('an address that leads nowhere is answered with 404, one that has moved with 301', async () => {
  const ask = (address: string) => fetch(site.origin() + address, { redirect: 'manual' });
  expect((await ask('/nope')).status).toBe(404);
  expect((await ask('/marketplace/nope')).status).toBe(404);
  const moved = await ask('/marketplace/category/nope');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/marketplace');
});

test('a link to an item whose category has gone leads to the item, with the filters that are left', async () => {
  for (const item of ['/marketplace/10-little-canvases', '/lineup/4am-almanac']) {
    const moved = await fetch(`${site.origin()}${item}?category=nope&letter=B`, { redirect: 'manual' });
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`${item}?letter=B`);
  }
});

test('a feed that was made longer is taken over after a reload, and is as long again', async () => {
  const page = await site.visit();
  await markHtml(page);
  await page.goto('/feed');
  await takenOver(page);
  const { loadMore, cards } = feedScreen(page);
  await loadMore.click();
  await eventually(async () => expect(await cards.count()).toBe(12));
  await page.reload();
  await takenOver(page);
  await eventually(async () => expect(await cards.count()).toBe(12));
  expect(await page.locator('[data-from-html]').count()).toBe(2);
});

test('a page that the visitor has is not sent again', async () => {
  const first = await fetch(`${site.origin()}/faq`);
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(`${site.origin()}/faq`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a page of an earlier year is taken over as it is, and then tells the present one', async () => {
  const page = await site.visit();
  await page.clock.setFixedTime(new Date('2041-02-03T04:05:06Z'));
  await markHtml(page);
  await page.goto('/faq');
  await takenOver(page);
  await page.getByText('© 2041 ').waitFor();
  expect(await page.locator('[data-from-html]').count()).toBe(2);
});

test('a page is taken over, and left for another screen, where the browser refuses to store anything', async () => {
  const page = await site.visit();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await markHtml(page);
  await page.goto('/faq');
  await takenOver(page);
  expect(await page.locator('[data-from-html]').count()).toBe(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Code of Conduct' }).click();
  await page.getByRole('heading', { level: 1, name: 'Code of Conduct' }).waitFor();
  await page.goto('/terms');
});

import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { expectHydrated } from '../../support/browser/expectHydrated.ts';
import { PHONE, expectAddress, hasFocus } from '../../support/browser/anyScreen.ts';
import { openBeforeScript } from '../../support/browser/beforeScript.ts';
import { feedScreen } from '../../support/browser/feedScreen.ts';
import { lineupScreen } from '../../support/browser/listScreen.ts';
import { marketplaceScreen, namesOf } from '../../support/browser/marketplaceScreen.ts';
import { markHtml, recordRequests, waitForHydration } from '../../support/browser/hydration.ts';

const site = useSite({ isRendered: true });

const SCREENS = [
  '/marketplace/10-little-canvases',
  '/marketplace?letter=B&view=list',
  // A match on a later page of the list.
  '/marketplace?q=velvet',
  // More matches than are sent with the page.
  '/marketplace?q=a',
  '/lineup/category/dance?sort=recent',
  '/views/lunch',
  '/views/saturday-in-sound',
  '/vendor-application',
  // Words that occur in a description.
  '/schedule?q=be+inside+by',
  '/schedule/lights-on',
  '/feed',
  '/feed?post=doors-move-to-10-30am-on-saturday',
  '/map',
  '/faq',
  '/exhibitor-guide',
  '/terms',
  '/404',
];

test(
  'pages are hydrated without changes, and request no data that they contain',
  () => expectHydrated(site, SCREENS),
  180_000,
);

test('in a narrow window pages do not move from their first frame on either', () =>
  expectHydrated(
    site,
    ['/', '/marketplace', '/marketplace?view=list', '/lineup', '/schedule', '/hotel-info'],
    PHONE,
    { isStable: true },
  ));

test('a page with its first matches loads more of them even if the names cannot be loaded', async () => {
  site.expectTrouble(/400/);
  const page = await site.visit();
  await page.route(/query=%7B%22place%22/, (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/marketplace?q=a');
  await waitForHydration(page);
  await page.getByText('Showing 277 of 420 places (filtered)').waitFor();
  const shown = async () => Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  expect(await shown()).toBe(50);
  await eventually(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await shown()).toBe(277);
  });
});

test('on a phone a short list loads the matches of later pages, although the footer is long', async () => {
  const page = await site.open('/lineup', PHONE);
  await waitForHydration(page);
  const { search, cards } = lineupScreen(page);
  await search.fill('plum');
  // The second one is not on page one.
  await eventually(async () => expect(await namesOf(cards)).toEqual(['Bernadette Plum', 'Selector Plum']));
});

test('the code is requested after what the visitor sees, and runs after the first paint', async () => {
  const html = await (await fetch(`${site.origin()}/marketplace`)).text();
  expect(html).toMatch(
    /<\/li>.*<link rel="preload" href="\/assets\/site\.\w+\.js" as="script" fetchpriority="low">/s,
  );

  const page = await site.visit();
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#root:not([data-starting])')) return;
      performance.mark('hydrated');
      observer.disconnect();
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-starting'] });
  });
  await page.goto('/marketplace');
  await waitForHydration(page);
  const [hydrated, paint] = await page.evaluate(() =>
    [performance.getEntriesByName('hydrated'), performance.getEntriesByType('paint')].map(
      ([entry]) => entry?.startTime ?? NaN,
    ),
  );
  expect(hydrated).toBeGreaterThan(paint ?? NaN);
});

test('an unknown URL gets a 404, and a moved one a 301', async () => {
  const fetchPage = (address: string) => fetch(site.origin() + address, { redirect: 'manual' });
  expect((await fetchPage('/nope')).status).toBe(404);
  expect((await fetchPage('/marketplace/nope')).status).toBe(404);
  const moved = await fetchPage('/marketplace/category/nope');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/marketplace');
});

test('a link to an item in a category that no longer exists leads to the item, with the other filters', async () => {
  for (const item of ['/marketplace/10-little-canvases', '/lineup/4am-almanac']) {
    const moved = await fetch(`${site.origin()}${item}?category=nope&letter=B`, { redirect: 'manual' });
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`${item}?letter=B`);
  }
});

test('a feed with more posts is hydrated after a reload, with the same length', async () => {
  const page = await site.visit();
  await markHtml(page);
  await page.goto('/feed');
  await waitForHydration(page);
  const { loadMore, cards } = feedScreen(page);
  await loadMore.click();
  await eventually(async () => expect(await cards.count()).toBe(12));
  await page.reload();
  await waitForHydration(page);
  await eventually(async () => expect(await cards.count()).toBe(12));
  expect(await page.locator('[data-from-html]').count()).toBe(2);
});

test('a page of an earlier year is hydrated, shows the present year, and is left for others, in a browser that refuses storage', async () => {
  const page = await site.visit();
  await page.clock.setFixedTime(new Date('2041-02-03T04:05:06Z'));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await markHtml(page);
  await page.goto('/faq');
  await waitForHydration(page);
  await page.getByText('© 2041 ').waitFor();
  expect(await page.locator('[data-from-html]').count()).toBe(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Code of Conduct' }).click();
  await page.getByRole('heading', { level: 1, name: 'Code of Conduct' }).waitFor();
  await page.goto('/terms');
});

test('a dialog in a rendered page has its tags for previews, the focus without a ring and first its own controls, and Escape leads to the list', async () => {
  const page = await site.open('/marketplace/10-little-canvases');
  const tag = (name: string) => page.locator(`head meta[property="${name}"]`);
  const own = await tag('og:image').getAttribute('content');
  expect(own).toContain('/share/');
  await waitForHydration(page);
  expect(await tag('og:image').getAttribute('content')).toBe(own);

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

  await eventually(async () => {
    await page.keyboard.press('Escape');
    // Another press would clear the list's filters.
    await dialog.waitFor({ state: 'detached', timeout: 3000 });
  });
  await expectAddress(page, '/marketplace');
  await eventually(async () => expect(await tag('og:title').getAttribute('content')).toMatch(/^Marketplace/));
  expect(await tag('og:image').getAttribute('content')).toMatch(/afterglow\/event\/share\.jpg$/);
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

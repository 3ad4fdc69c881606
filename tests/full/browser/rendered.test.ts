import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { expectHydrated } from '../../support/browser/expectHydrated.ts';
import { PHONE } from '../../support/browser/anyScreen.ts';
import { feedScreen } from '../../support/browser/feedScreen.ts';
import { expectStable, recordLayoutShifts } from '../../support/browser/shifts.ts';
import { markHtml, waitForHydration } from '../../support/browser/hydration.ts';

const site = useSite({ isRendered: true });

/** Other screens and other states than in `journeys`. */
const SCREENS = [
  '/lineup/category/dance?sort=recent',
  '/views/first-time-here',
  '/views/saturday-in-sound',
  '/hotel-info',
  '/vendor-application',
  '/feed',
  '/marketplace?letter=B&view=list',
  // More matches than are sent with the page.
  '/marketplace?q=a',
  '/lineup?letter=W&sort=featured',
  '/lineup',
  '/schedule',
  // Words that occur in a description.
  '/schedule?q=be+inside+by',
  '/schedule/lights-on',
  '/feed?post=doors-move-to-10-30am-on-saturday',
  '/exhibitor-guide',
  '/terms',
];

test.each([
  ['wide', {}, SCREENS],
  ['narrow', PHONE, ['/', '/marketplace', '/schedule', '/hotel-info']],
] as const)(
  'pages are hydrated without changes in a %s window',
  (_name, options, addresses) => expectHydrated(site, addresses, options),
  180_000,
);

test.each(['/marketplace', '/lineup', '/marketplace?view=list', '/schedule'])(
  '%s does not move from its first frame on',
  async (address) => {
    const page = await site.visit(PHONE);
    await recordLayoutShifts(page);
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expectStable(page);
  },
);

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

test('a page of an earlier year is hydrated without changes, and then shows the present year', async () => {
  const page = await site.visit();
  await page.clock.setFixedTime(new Date('2041-02-03T04:05:06Z'));
  await markHtml(page);
  await page.goto('/faq');
  await waitForHydration(page);
  await page.getByText('© 2041 ').waitFor();
  expect(await page.locator('[data-from-html]').count()).toBe(2);
});

test('a page is hydrated, and left for another screen, in a browser that refuses storage', async () => {
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
  await waitForHydration(page);
  expect(await page.locator('[data-from-html]').count()).toBe(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Code of Conduct' }).click();
  await page.getByRole('heading', { level: 1, name: 'Code of Conduct' }).waitFor();
  await page.goto('/terms');
});

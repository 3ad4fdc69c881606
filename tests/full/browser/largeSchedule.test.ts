import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { datasetFile } from '../../support/datasetFile.ts';
import { eventually } from '../../support/eventually.ts';
import { largeProgramme } from '../../support/largeProgramme.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, expectAddress } from '../../support/browser/anyScreen.ts';
import { eventsIn, scheduleScreen } from '../../support/browser/scheduleScreen.ts';
import { expectStable, recordLayoutShifts } from '../../support/browser/shifts.ts';
import { markHtml, waitForHydration, recordRequests } from '../../support/browser/hydration.ts';

const programme = largeProgramme({ pictures: 0.9 });
const site = useSite({ isRendered: true, dataset: datasetFile(programme) });

const events = eventsIn(programme);
const ofDay = (date: number) => events.filter(({ local }) => local.getUTCDate() === date);
const [THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [23, 24, 25, 26].map(ofDay) as [
  typeof events,
  typeof events,
  typeof events,
  typeof events,
];
const hasPicture = new Set(
  programme.flatMap(({ image, alias }) => (image ? (alias as { current: string }).current : [])),
);
const EVENT = SATURDAY[300]?.alias ?? '';

/** The size of a page in bytes as sent by the server. */
function sizeOf(address: string, coding: string, origin = site.origin()): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': coding };
    request(origin + address, { headers }, (response) => {
      expect(response.headers['content-encoding'] ?? 'identity').toBe(coding);
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length)).on('end', () => resolve(size));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '/schedule',
  '/schedule?day=sat',
  '/schedule?day=sun',
  '/schedule?q=the',
  `/schedule/${EVENT}?day=sat`,
])(
  'the page %s of a schedule with 1,347 sessions takes less than 257 kB, and 42.5 kB compressed',
  async (address) => {
    expect(events).toHaveLength(1347);
    expect(await sizeOf(address, 'identity')).toBeLessThan(257_000);
    expect(await sizeOf(address, 'gzip')).toBeLessThan(42_500);
    expect(await sizeOf(address, 'br')).toBeLessThan(42_500);
  },
);

describe('with six facets', () => {
  const marked = useSite({
    isRendered: true,
    dataset: datasetFile(largeProgramme({ pictures: 0.9, facets: 6 })),
  });

  test.each(['/schedule', '/schedule?day=sat'])('the page %s is at most a tenth larger', async (address) => {
    const size = await sizeOf(address, 'gzip', marked.origin());
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(1.1 * (await sizeOf(address, 'gzip')));
  });
});

describe('pages with scripts switched off', () => {
  const OFF = { javaScriptEnabled: false };
  const titles = (page: Page) => scheduleScreen(page).list.locator('li b[dir=auto]').allTextContents();
  const titlesOf = (listed: typeof events) => listed.map(({ title }) => title);

  // Chromium's message for a blocked script.
  beforeEach(() => site.expectTrouble(/\.js \(csp\)$/));

  test('a page contains every row of its day, and links to the other days', async () => {
    const page = await site.open('/schedule?day=sat', OFF);
    expect(await titles(page)).toEqual(titlesOf(SATURDAY));
    const { tab, rows, dialog } = scheduleScreen(page);
    await tab('Sunday Oct 26').click();
    await expectAddress(page, '/schedule?day=sun');
    expect(await titles(page)).toEqual(titlesOf(SUNDAY));
    await rows.nth(200).click();
    expect(await dialog.getByRole('heading', { level: 2 }).textContent()).toBe(SUNDAY[200]?.title);
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expectAddress(page, '/schedule?day=sun');
  });

  test('the page of running events says that it needs scripts', async () => {
    const page = await site.open('/schedule?day=now', OFF);
    await page.getByText('Showing what is on now needs JavaScript.').waitFor();
  });

  test('the page of all days contains the first days and those without a tab, and links to the others', async () => {
    const page = await site.open('/schedule', OFF);
    expect(await titles(page)).toEqual(titlesOf([...THURSDAY, ...FRIDAY]));
    const { list } = scheduleScreen(page);
    await list.getByRole('link', { name: `Saturday, October 25: ${SATURDAY.length} events` }).click();
    await expectAddress(page, '/schedule?day=sat');
  });
});

describe('hydration', () => {
  test('the page stays unchanged, requests the rest once, and then shows all of it', async () => {
    const page = await site.visit(PHONE);
    await markHtml(page);
    await recordLayoutShifts(page);
    const requested = recordRequests(page);
    await page.goto('/schedule');
    await waitForHydration(page);
    const { list, count, tab } = scheduleScreen(page);
    await eventually(async () => expect(await list.locator('h2').count()).toBe(4));
    await list.getByRole('link', { name: /^Saturday, .* events$/ }).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(requested).toHaveLength(1);
    expect(await page.locator('[data-from-html]').count()).toBe(2);
    await expectStable(page);
    expect(await count.textContent()).toBe('Showing 1347 of 1347 events');
    await tab('Sunday Oct 26').click();
    await count.getByText(`Showing ${SUNDAY.length} of 1347 events (filtered)`).waitFor();
  });

  test('filters that change before the rest arrives wait for it, even if they change back', async () => {
    const page = await site.visit();
    const release = await holdContent(page);
    await page.goto('/schedule?day=sat');
    await waitForHydrationWhileLoading(page);
    const { search, count, rows } = scheduleScreen(page);
    await search.fill('a');
    await count.getByText('Loading Schedule').waitFor();
    await search.fill('');
    await count.getByText('Loading Schedule').waitFor();
    expect(await rows.count()).toBe(0);
    release();
    await count.getByText(`Showing ${SATURDAY.length} of 1347 events (filtered)`).waitFor();
    await rows.first().waitFor();
  });

  test('rows far down the page are replaced by those of the app without moving', async () => {
    const page = await site.visit(DESKTOP);
    const release = await holdContent(page);
    await page.goto('/schedule?day=sat');
    await waitForHydrationWhileLoading(page);
    const { list, rows } = scheduleScreen(page);
    expect(await rows.count()).toBe(SATURDAY.length);
    const pictured = SATURDAY.filter(({ alias }) => hasPicture.has(alias))[120];
    const row = list.locator(`li a[href^="/schedule/${pictured?.alias}?"]`);
    await row.scrollIntoViewIfNeeded();
    const top = (await row.boundingBox())?.y;
    release();
    await eventually(async () => expect(await rows.count()).toBeLessThan(60));
    expect(Math.abs(((await row.boundingBox())?.y ?? NaN) - (top ?? NaN))).toBeLessThan(2);
    expect(await row.locator('img').count()).toBe(1);
  });

  test('a row that is only in the HTML opens its event without a page load', async () => {
    const page = await site.visit(DESKTOP);
    const release = await holdContent(page);
    await page.goto('/schedule?day=sat');
    await waitForHydrationWhileLoading(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const { rows, dialog } = scheduleScreen(page);
    await rows.nth(200).click();
    await dialog.waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    release();
    await dialog.getByRole('heading', { level: 2, name: SATURDAY[200]?.title ?? '' }).waitFor();
  });

  test('a search in descriptions arrives with its results, which do not change', async () => {
    const page = await site.visit();
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const status of document.querySelectorAll('section[aria-label=events] [role=status]'))
          seen.add(status.textContent ?? '');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const requested = recordRequests(page);
    await page.goto('/schedule?q=and+the');
    await waitForHydration(page);
    await eventually(() => expect(requested).toHaveLength(2));
    await page.waitForLoadState('networkidle');
    const { rows, search } = scheduleScreen(page);
    await eventually(async () => expect(await rows.count()).toBeLessThan(60));
    const counts = await page.evaluate(() =>
      [...(window as unknown as { seen: Set<string> }).seen].filter(Boolean),
    );
    expect(counts).toEqual([expect.stringMatching(/^Showing \d{3} of 1347 events \(filtered\)$/)]);
    await search.fill('');
    await expectAddress(page, '/schedule');
  });

  test('if the rest cannot be loaded, the page stays, and other filters say so', async () => {
    const page = await site.visit();
    site.expectTrouble(/data\/query/);
    await page.route('**/data/query/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/schedule?day=sat');
    await waitForHydration(page);
    const { rows, tab, list } = scheduleScreen(page);
    expect(await rows.count()).toBe(SATURDAY.length);
    await tab('Sunday Oct 26').click();
    await page.getByRole('heading', { name: 'Failed to Load Schedule' }).waitFor();
    await page.unroute('**/data/query/**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await list.getByText(`Showing ${SUNDAY.length} of 1347 events (filtered)`).waitFor();
  });
});

test.each([
  ['phone', PHONE],
  ['wide window', DESKTOP],
])('a reload restores the scroll offset, to the pixel, on a %s', async (_name, options) => {
  const page = await site.open('/schedule?day=sat', options);
  const { rows } = scheduleScreen(page);
  await eventually(async () => expect(await rows.count()).toBeLessThan(60));
  await page.evaluate(() => window.scrollTo(0, 23_456));
  const place = () =>
    page.evaluate(() => [
      Math.round(window.scrollY),
      document.elementFromPoint(200, 500)?.closest('a')?.getAttribute('href'),
    ]);
  await eventually(async () => expect((await place())[1]).toMatch(/^\/schedule\/./));
  const before = await place();
  await page.reload();
  await eventually(async () => expect(await place()).toEqual(before));
  await eventually(async () => expect(await rows.count()).toBeLessThan(60));
  expect(await place()).toEqual(before);
});

test.each(['list', 'compact', 'grid'])(
  'in the view %s the pages of all days, of a day and of running events become complete: opened, reloaded, and by Back',
  async (view) => {
    const page = await site.visit(DESKTOP);
    const { list } = scheduleScreen(page);
    const boxes = page.getByRole('group', { name: /^Schedule by location/ }).locator('[data-box]');
    const running = list.getByRole('region').getByRole('link', { name: /^On now/ });
    // The rows of a rendered page have no hearts.
    const hearts = list.getByRole('button', { name: /^Save / });
    for (const day of ['all', 'sat', 'now']) {
      await page.goto(`/schedule?day=${day}&view=${view}&at=2025-10-25T14:05`);
      const whole = day === 'now' ? running : view === 'grid' ? boxes : hearts;
      await whole.first().waitFor();
      await page.reload();
      await whole.first().waitFor();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lineup' }).click();
      await expectAddress(page, '/lineup?at=2025-10-25T14:05');
      await page.goBack();
      await whole.first().waitFor();
    }
  },
);

test('a folded day opens by its hour in the rail, at that hour, and is open after Back', async () => {
  const page = await site.open('/schedule', DESKTOP);
  const { list } = scheduleScreen(page);
  const sunday = list.getByRole('button', { name: /^Sunday, / });
  await sunday.waitFor();
  expect(await sunday.getAttribute('aria-expanded')).toBe('false');
  const rail = page.getByRole('navigation', { name: 'Hours' });
  await rail.locator('a[href="#2025-10-26-2pm"]').click();
  const hour = page.locator('[id="2025-10-26-2pm"]');
  await eventually(async () => {
    expect((await hour.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    expect((await hour.boundingBox())?.y).toBeLessThan(400);
  });
  expect(await sunday.getAttribute('aria-expanded')).toBe('true');
  // Playwright's own click scrolls the page for a link in the sticky header.
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lineup' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expectAddress(page, '/lineup');
  await page.goBack();
  await eventually(async () => expect((await hour.boundingBox())?.y).toBeLessThan(400));
});

test('the rows of a day are measured if it is chosen after the running events', async () => {
  const page = await site.open('/schedule?day=now&at=2025-10-25T14:05', DESKTOP);
  const { list, tab, rows, count } = scheduleScreen(page);
  await list.getByRole('region').first().waitFor();
  await tab('Saturday Oct 25').click();
  await count.getByText(`Showing ${SATURDAY.length} of`).waitFor();
  const height = () => list.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  expect(await rows.count()).toBeLessThan(60);
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await rows.count()).toBe(SATURDAY.length);
  expect(Math.abs((await height()) - before)).toBeLessThan(1);
});

/** Holds all content requests until the returned function is called. */
async function holdContent(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/data/query/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Like `waitForHydration`, while requests are pending. */
function waitForHydrationWhileLoading(page: Page) {
  return eventually(async () =>
    expect(
      await page.evaluate(() =>
        Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber')),
      ),
    ).toBe(true),
  );
}

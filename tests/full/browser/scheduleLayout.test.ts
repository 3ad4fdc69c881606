import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { namesOf } from '../../support/browser/marketplaceScreen.ts';
import { eventsIn, scheduleScreen } from '../../support/browser/scheduleScreen.ts';

const site = useSite();

async function openSchedule(address = '/schedule', options = {}): Promise<Page> {
  const page = await site.open(address, options);
  await scheduleScreen(page).rows.first().waitFor();
  return page;
}

declare global {
  interface Window {
    printed: number;
  }
}

test('with letters twice as large nothing overlaps in any window', async () => {
  const page = await openSchedule();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const row = scheduleScreen(page).rows.first();
  for (const width of [640, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const time = await row.locator('time').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    const others = await row
      .locator('img, [dir=auto]')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()))
      .then((boxes) => boxes.filter(({ left }) => left > 100).map(({ left }) => left));
    expect(time).toBeLessThanOrEqual(Math.min(...others));
  }
});

test.each([
  ['Pacific/Kiritimati', 'ar-EG'],
  ['America/Los_Angeles', 'de-DE'],
])('a visitor in %s (%s) sees Las Vegas time', async (timezoneId, locale) => {
  const [first] = eventsIn(site.documents());
  const page = await site.open('/schedule/the-late-glow?q=late+glow', { timezoneId, locale });
  const screen = scheduleScreen(page);
  await page.getByRole('dialog', { name: 'The Late Glow' }).waitFor();
  expect(await screen.dialog.textContent()).toContain('Saturday, October 25, 2025');
  expect(await screen.dialog.textContent()).toContain('11:00 PM – 1:30 AM (Sun)');
  expect(await screen.dialog.textContent()).toContain('2h 30m');

  await page.keyboard.press('Escape');
  expect(await screen.rows.first().innerText()).toMatch(
    /^11:00\s+PM\s+– 1:30 AM \(Sun\)\s+Sat · 2h 30m\s+The Late Glow/,
  );
  await screen.clear.click();
  await screen.row(first?.title ?? '').waitFor();
  expect(await screen.rows.first().innerText()).toMatch(/^11:00\s+AM\s+– 11:\d\d AM\s+Sat/);
  expect(await page.locator('main').innerText()).not.toMatch(/Invalid Date|NaN|undefined/);
});

test('scrolling shows every event of the schedule once, in order, and printing shows all of them', async () => {
  const page = await openSchedule('/schedule', { viewport: { width: 390, height: 844 } });
  const screen = scheduleScreen(page);
  const seen: string[] = [];
  const height = () => screen.list.evaluate((list) => list.clientHeight);
  const atStart = await height();
  for (let top = 0; top < atStart + 600; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    for (const name of await namesOf(screen.rows)) if (!seen.includes(name)) seen.push(name);
  }
  const titles = eventsIn(site.documents()).map(({ title }) => title);
  expect(seen).toEqual(titles);
  // Blocks reserve the space of their rows: the list is as high at its end as at its start.
  expect(await height()).toBe(atStart);

  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      window.printed = document.querySelectorAll('section[aria-label="events"] li').length;
    });
  });
  await page.pdf();
  expect(await page.evaluate(() => window.printed)).toBe(64);
  await eventually(async () => expect(await screen.rows.count()).toBeLessThan(64));
});

test('in any window the headings of day and hour stay below header and bar, and the page does not scroll sideways', async () => {
  const page = await openSchedule();
  const screen = scheduleScreen(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const edgesAt = async (top: number) => {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await eventually(async () => expect(await screen.rows.count()).toBeGreaterThan(3));
      // The bar folds away and comes back in less time.
      await page.waitForTimeout(400);
      return page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const day = boxOf('section[aria-label="events"] h2');
        const at = document.elementsFromPoint(30, (day?.top ?? 0) + 20);
        return {
          header: boxOf('header')?.bottom ?? NaN,
          bar: boxOf('[role=tablist]')?.bottom ?? NaN,
          dayTop: Math.ceil(day?.top ?? NaN) + 1,
          hour: at.find(({ tagName }) => tagName === 'H3')?.textContent,
          overflow: document.documentElement.scrollWidth - window.innerWidth,
        };
      });
    };
    // Code that comes after the page folds the bar.
    const folded = await eventually(async () => {
      await edgesAt(3011);
      const edges = await edgesAt(3111);
      expect(edges.bar).toBeLessThanOrEqual(edges.header);
      return edges;
    });
    expect(folded.dayTop).toBeGreaterThanOrEqual(folded.header);
    expect(folded.hour).toMatch(/^\d{1,2} [AP]M$/);
    const edges = await edgesAt(3011);
    expect(edges.dayTop).toBeGreaterThanOrEqual(edges.bar);
    expect(edges.bar).toBeGreaterThan(edges.header);
    expect(edges.hour).toMatch(/^\d{1,2} [AP]M$/);
    expect(edges.overflow).toBe(0);
  }
});

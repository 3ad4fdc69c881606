import type { Page } from 'playwright-core';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import {
  PHONE,
  REDUCED_MOTION,
  expectNoSidewaysScroll,
  scrolledTo,
} from '../../support/browser/anyScreen.ts';
import { scheduleScreen } from '../../support/browser/scheduleScreen.ts';
import { waitForHydration } from '../../support/browser/hydration.ts';
import { expectStable, recordLayoutShifts } from '../../support/browser/shifts.ts';
import { eventually } from '../../support/eventually.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';

const WIDTHS = [390, 820, 1024, 1280, 1440, 1920];
const LAST_DAY = Date.parse('2025-10-26');
const LONG = 'Bürgerbegegnungsstättenvorplatz am Kongresszentrum';

/** The demo with this many days and a stage with this name. */
function festivalOf(
  days: number,
  { stage, locale }: { stage?: string; locale?: string } = {},
): StoredDocument[] {
  const startDate = new Date(LAST_DAY - (days - 1) * 24 * 60 * 60_000).toISOString().slice(0, 10);
  return readEnglishDemo().map((document) => {
    if (document._type === 'event') return { ...document, startDate, ...(locale && { locale }) };
    return stage && document._type === 'place' && document.status === 'inactive'
      ? { ...document, name: stage, locationName: stage }
      : document;
  });
}

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Day' });

/** How far the selected tab is outside its row, and how far the row is scrolled. CSS pixels. */
function placeOfTab(page: Page) {
  return tabs(page).evaluate((row) => {
    const outer = row.getBoundingClientRect();
    const tab = row.querySelector('[aria-selected=true]')?.getBoundingClientRect() ?? new DOMRect(NaN);
    return {
      outside: Math.max(0, outer.left - tab.left, tab.right - outer.right),
      scrolled: Math.abs(Math.round(row.scrollLeft)),
      hidden: row.scrollWidth - row.clientWidth,
    };
  });
}

const expectInView = (page: Page) =>
  eventually(async () => expect((await placeOfTab(page)).outside).toBeLessThan(1));

const site = useSite({ isRendered: true });

test.each([1, 4, 7, 14])(
  'tabs and filters of %i days fit beside each other, and can be read, in every window',
  async (days) => {
    site.edit(festivalOf(days, days % 2 ? { stage: LONG } : {}));
    const page = await site.open('/schedule?day=now&at=2025-10-25T14:05', REDUCED_MOTION);
    const { search, filters: button, location, category } = scheduleScreen(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // On a phone they are in a sheet.
      const selects = width < 768 ? [] : [location, category];
      await expectInView(page);
      const boxes = await Promise.all(
        [tabs(page), search, ...(width < 768 ? [button] : selects)].map((part) => part.boundingBox()),
      );
      const [row, ...filters] = boxes;
      for (const box of filters) {
        expect(box?.width).toBeGreaterThan(box === filters[0] ? 150 : width < 768 ? 43 : 130);
        const isBeside = (row?.x ?? NaN) + (row?.width ?? NaN) <= (box?.x ?? NaN) + 1;
        const isBelow = (row?.y ?? NaN) + (row?.height ?? NaN) <= (box?.y ?? NaN) + 1;
        expect([width, isBeside || isBelow]).toEqual([width, true]);
      }
      // The example text in the search box is not cut either.
      const hidden = await search.evaluate((box: HTMLInputElement) => {
        box.value = box.placeholder;
        const cut = box.scrollWidth - box.clientWidth;
        box.value = '';
        return cut;
      });
      expect([width, hidden]).toEqual([width, 0]);
      // 'All Locations' is not cut.
      for (const select of selects) {
        const cut = await select
          .locator('span')
          .last()
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect([width, cut]).toEqual([width, 0]);
      }
      await expectNoSidewaysScroll(page);
    }
  },
);

describe('a festival of 14 days', () => {
  beforeEach(() => site.edit(festivalOf(14)));

  test('the tab of the address is in view, and nothing else has moved', async () => {
    const page = await site.visit(PHONE);
    await recordLayoutShifts(page);
    await page.goto('/schedule?day=2025-10-26&at=2025-10-25T14:05');
    await expectInView(page);
    const { scrolled, hidden } = await placeOfTab(page);
    expect(hidden).toBeGreaterThan(1000);
    expect(scrolled).toBeGreaterThan(1000);
    expect(await scrolledTo(page)).toBe(0);
    await page.waitForLoadState('networkidle');
    await expectStable(page);
  });

  test('a tab that is chosen by tap or key comes into view, without moving the page', async () => {
    const page = await site.open('/schedule', { ...PHONE, ...REDUCED_MOTION });
    // A rendered tab answers keys once it is hydrated.
    await waitForHydration(page);
    const all = tabs(page).getByRole('tab');
    await all.first().press('End');
    await eventually(async () => expect((await placeOfTab(page)).scrolled).toBeGreaterThan(1000));
    await expectInView(page);
    expect(await scrolledTo(page)).toBe(0);
    await page.keyboard.press('Home');
    await eventually(async () => expect((await placeOfTab(page)).scrolled).toBe(0));
    await all.nth(2).tap();
    await eventually(async () => expect((await placeOfTab(page)).scrolled).toBeGreaterThan(0));
    await expectInView(page);
    expect(await scrolledTo(page)).toBe(0);
  });
});

test('a page from right to left has the tab of its address in view', async () => {
  site.edit(festivalOf(14, { locale: 'fa-IR' }));
  const page = await site.open('/schedule?day=2025-10-26', PHONE);
  await expectInView(page);
  expect((await placeOfTab(page)).scrolled).toBeGreaterThan(1000);
});

import type { BrowserContextOptions, Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';
import { DESKTOP, PHONE, REDUCED_MOTION } from '../../support/browser/anyScreen.ts';

const site = useSite();

/** Maximum layout shift when the font arrives; 0.1 is the limit of a good CLS. */
const MAX_SHIFT = 0.005;

declare global {
  interface Window {
    /** The sum of layout shifts since the page was opened. */
    shift: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Sums up layout shifts without user input; call it before the page is opened. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of shifts; after two frames all previous ones are recorded. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return window.shift;
  });

/** The sum once the layout is stable. */
function shiftAtRest(page: Page): Promise<number> {
  return eventually(async () => {
    const sum = await shiftOf(page);
    await page.waitForTimeout(300);
    expect(await shiftOf(page)).toBe(sum);
    return sum;
  });
}

/** Widths of lines, one per kind of text: menu labels, the headline, body text. CSS pixels. */
const lineWidths = (page: Page) =>
  page.evaluate(() =>
    ['header nav a', 'main h1', 'main p[role=status]'].map((selector) => {
      let sum = 0;
      for (const element of document.querySelectorAll(selector)) {
        const range = document.createRange();
        range.selectNodeContents(element);
        sum += range.getBoundingClientRect().width;
      }
      return sum;
    }),
  );

/** Whether the page has the fonts of a first screen: of running text, and of capitals. */
const hasFont = (page: Page) =>
  page.evaluate(() =>
    ['420 16px "Archivo Variable"', '850 16px "Archivo Capitals"'].every((font) =>
      document.fonts.check(font),
    ),
  );

/** A new visitor whose font waits until `release` is called. */
async function visitWithoutFont(options: BrowserContextOptions) {
  const page = await site.visit({ ...options, ...REDUCED_MOTION });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return { page, release: () => release() };
}

test.each([
  ['/', 'desktop', DESKTOP],
  ['/', 'phone', PHONE],
  ['/marketplace', 'desktop', DESKTOP],
  ['/marketplace', 'phone', PHONE],
  ['/nowhere', 'desktop', DESKTOP],
])('nothing moves on %s (%s) when the font arrives late', async (address, _device, options) => {
  site.expectTrouble(/No page at/);
  const { page, release } = await visitWithoutFont(options);
  await recordShifts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link').first().waitFor();
  expect(await hasFont(page)).toBe(false);
  const before = await shiftAtRest(page);

  release();
  await eventually(async () => expect(await hasFont(page)).toBe(true));
  expect((await shiftOf(page)) - before).toBeLessThan(MAX_SHIFT);
});

test('the fallback font sets lines with the same length as the font, in texts and in headlines', async () => {
  const { page, release } = await visitWithoutFont(DESKTOP);
  await page.goto('/marketplace', { waitUntil: 'commit' });
  await page.getByText('Showing 50 of 420 places').waitFor();
  expect(await hasFont(page)).toBe(false);
  const fallbackFont = await lineWidths(page);

  release();
  await eventually(async () => expect(await hasFont(page)).toBe(true));
  const ratios = (await lineWidths(page)).map((width, index) => width / (fallbackFont[index] ?? 0));
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.06);
});

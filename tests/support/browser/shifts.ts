import type { Page } from 'playwright-core';

/** Maximum cumulative layout shift. */
const BUDGET = 0.02;

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/** Records layout shifts on pages that are opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
}

/** Checks that the layout shift since the page was opened is within the budget. */
export async function expectStable(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum > BUDGET ? shifts : []).toEqual([]);
}

function recordShifts() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const what = sources.map(({ node }) => node?.textContent?.slice(0, 30) || node?.nodeName).join(', ');
      window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

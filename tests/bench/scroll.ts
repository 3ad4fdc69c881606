import type { CDPSession, Page } from 'playwright-core';
import { SLOWDOWN, setSlowdown, withSite } from './benchSite.ts';
import { openBareMarketplace, openPlainMarketplace } from './plainMarketplace.ts';
import { type FrameRecord, startRecord, stopRecord } from './recordFrames.ts';
import { printTable, quantile } from './table.ts';

/**
 * The speed of a visitor who looks at the pictures, Chromium's default; and of a continued flick. CSS pixels a second.
 */
const SPEED = { browse: 800, flick: 4000 };
/** How much of a long list is scrolled; its rows cost the same everywhere. CSS pixels. */
const SAMPLE = { browse: 12_000, flick: 60_000 };
const GRID = 'ul[aria-label=places]';
const BUDGET = { elements: 200, longTask: 50, frame: 20 };

/** A frame that takes longer has missed a refresh of the display. Milliseconds. */
const LATE = 33.4;

export type Pace = keyof typeof SPEED;

export interface Pass {
  name: string;
  pace: Pace;
  record: FrameRecord;
  /** Processor seconds of the main thread by kind of work. Other programs on the machine are not counted. */
  spent: Record<string, number>;
  /** The scrolled distance. CSS pixels. */
  distance: number;
}

/**
 * Scrolls the list by real wheel input. In the first two passes content still has to load: the visitor browses the
 * first three pages, then flicks to the end of the list. In the next two everything is loaded. Two more help to
 * understand the figures: the flick without the slowdown, and an empty page with it.
 *
 * Then the same on the smallest page that the site's packages allow, and with the demo's places as a plain page without
 * any script: no list can be faster on this machine.
 */
export async function benchScroll(): Promise<void> {
  for (const places of [420, 5000]) {
    await withSite(places, async (site) => {
      const { page, devTools } = await site.open('/marketplace');
      const passes = await scrollTwice(page, devTools, 'pages arrive');
      await returnToTop(page);
      await setSlowdown(devTools, 1);
      passes.push(await measurePass({ name: 'flick, full speed', pace: 'flick' }, page, devTools, GRID));
      await setSlowdown(devTools, SLOWDOWN);
      await page.evaluate(() => {
        document.body.innerHTML =
          '<div style="height: 40000px; background: linear-gradient(#000, #fff)"></div>';
      });
      await returnToTop(page);
      passes.push(await measurePass({ name: 'flick, empty page', pace: 'flick' }, page, devTools, GRID));
      reportScroll(`${places} places`, passes);
      if (places !== 420) return;
      const bare = await openBareMarketplace(site, ({ page, devTools }) =>
        scrollLoaded(page, devTools, 'section'),
      );
      reportScroll('420 places on the bare page of the packages', bare);
      const plain = await openPlainMarketplace(site, ({ page, devTools }) =>
        scrollTwice(page, devTools, 'pictures arrive'),
      );
      reportScroll('420 places on a page without script', plain);
    });
  }
}

/** @param arriving what still has to load the first time. */
async function scrollTwice(page: Page, devTools: CDPSession, arriving: string): Promise<Pass[]> {
  const measure = (name: string, pace: Pace, isDone?: (page: Page) => Promise<boolean>) =>
    measurePass({ name, pace }, page, devTools, GRID, isDone);
  const passes = [
    await measure(`browse, ${arriving}`, 'browse'),
    await measure(`flick, ${arriving}`, 'flick', isAtEndOfList),
  ];
  return [...passes, ...(await scrollLoaded(page, devTools, GRID))];
}

/**
 * Browses and flicks a list that is loaded. Of three times, which differ by about half a percent of late frames, it
 * returns the one in the middle.
 */
async function scrollLoaded(page: Page, devTools: CDPSession, list: string): Promise<Pass[]> {
  const passes: Pass[] = [];
  for (const pace of ['browse', 'flick'] as const) {
    const tries: Pass[] = [];
    for (let time = 0; time < 3; time += 1) {
      await returnToTop(page);
      tries.push(await measurePass({ name: pace, pace }, page, devTools, list));
    }
    const [, middle] = tries.toSorted((a, b) => lateShare(a.record) - lateShare(b.record));
    if (middle) passes.push(middle);
  }
  return passes;
}

/** How many of 100 frames were late. */
function lateShare({ frames }: FrameRecord): number {
  return (100 * frames.filter((frame) => frame > LATE).length) / frames.length;
}

/**
 * @param list a selector of the scrolled list
 * @param isDone returns whether it has been scrolled far enough
 */
export async function measurePass(
  { name, pace }: Pick<Pass, 'name' | 'pace'>,
  page: Page,
  devTools: CDPSession,
  list: string,
  isDone = isSampled(pace),
): Promise<Pass> {
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await spentOf(devTools);
  const start = await page.evaluate(() => window.scrollY);
  await startRecord(page, list);
  while (!(await isDone(page))) {
    await devTools.send('Input.synthesizeScrollGesture', {
      x: 700,
      y: 500,
      yDistance: -SPEED[pace] * 2,
      speed: SPEED[pace],
      gestureSourceType: 'mouse',
    });
  }
  const record = await stopRecord(page);
  const after = await spentOf(devTools);
  await devTools.send('Performance.disable');
  const spent = Object.fromEntries(
    Object.entries(after).map(([kind, value]) => [kind, value - (before[kind] ?? 0)]),
  );
  const distance = (await page.evaluate(() => window.scrollY)) - start;
  return { name, pace, record, spent, distance };
}

export async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1000);
}

function isSampled(pace: Pace): (page: Page) => Promise<boolean> {
  return (page) =>
    page.evaluate((sample) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return window.scrollY >= Math.min(sample, scrollHeight - clientHeight - 2);
    }, SAMPLE[pace]);
}

/** Whether the page is scrolled to its end, with every place loaded. */
async function isAtEndOfList(page: Page): Promise<boolean> {
  const count = await page.locator('section [role=status]').first().textContent();
  const [shown, total] = count?.match(/\d+/g) ?? [];
  if (shown !== total) return false;
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return window.scrollY >= scrollHeight - clientHeight - 2;
  });
}

async function spentOf(devTools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

export function reportScroll(subject: string, passes: Pass[]): void {
  printTable(
    `Scrolling ${subject}, CPU ${SLOWDOWN}x slower (budget: ${BUDGET.elements} elements, no script over ${BUDGET.longTask} ms, p95 frame under ${BUDGET.frame} ms)`,
    [
      'pass',
      'px/s',
      'px',
      'elements',
      'frames',
      'p50 ms',
      'p95 ms',
      'max ms',
      '% > 33 ms',
      'tasks > 50',
      'longest',
      'script > 50',
      'longest',
    ],
    passes.map(({ name, pace, distance, record }) => {
      const { frames, mostElements, longTasks, longFrames } = record;
      return [
        name,
        SPEED[pace],
        distance,
        mostElements,
        frames.length,
        quantile(frames, 0.5),
        quantile(frames, 0.95),
        Math.max(...frames),
        lateShare(record).toFixed(1),
        longTasks.length,
        Math.max(0, ...longTasks),
        longFrames.filter(({ script }) => script > BUDGET.longTask).length,
        Math.max(0, ...longFrames.map(({ script }) => script)),
      ];
    }),
  );
  printTable(
    'What the main thread spent, processor milliseconds a frame (exact at full speed only)',
    ['pass', 'in all', 'script', 'style', 'layout', 'paint and other', 'script a second'],
    passes.map(({ name, spent, record }) => {
      const { TaskDuration = 0, ScriptDuration = 0, RecalcStyleDuration = 0, LayoutDuration = 0 } = spent;
      const other = TaskDuration - ScriptDuration - RecalcStyleDuration - LayoutDuration;
      const parts = [TaskDuration, ScriptDuration, RecalcStyleDuration, LayoutDuration, other];
      const lasted = record.frames.reduce((sum, frame) => sum + frame, 0);
      return [
        name,
        ...parts.map((seconds) => (seconds * 1000) / record.frames.length),
        (ScriptDuration * 1000) / (lasted / 1000),
      ];
    }),
  );
  printTable(
    'The longest animation frames over 50 ms and what the browser attributes',
    ['pass', 'ms', 'rendering', 'script', 'by'],
    passes
      .flatMap(({ name, record }) => record.longFrames.map((frame) => ({ name, ...frame })))
      .sort((a, b) => b.duration - a.duration)
      .slice(0, 6)
      .map(({ name, duration, rendering, script, by }) => [name, duration, rendering, script, by]),
  );
}

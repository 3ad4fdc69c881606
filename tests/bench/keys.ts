import type { CDPSession, Page } from 'playwright-core';
import { SLOWDOWN, loadAll, setSlowdown, withSite } from './benchSite';
import { printTable, quantile } from './table';

const BUDGET = 50;
/** Narrow the list to many, few and no places, and widen it again. */
const KEYS = [...'studio bo', ...Array<string>(9).fill('Backspace'), 'a', 'n', 'Backspace', 'Backspace'];

/** A list that a search box filters. */
export interface SearchedList {
  /** A selector. */
  list: string;
  /** The name of the search box. */
  search: string;
  keys: readonly string[];
}

const PLACES: SearchedList = { list: 'section[aria-label=places]', search: 'Search places', keys: KEYS };

interface Stroke {
  key: string;
  /** From the key to the last frame in which the list changed. Milliseconds. */
  list: number;
  /** From the key to the next frame, as the browser itself measures it, in steps of 8. Milliseconds. */
  paint: number;
  /** Processor time of the main thread in the 200 ms after the key. Milliseconds. */
  work: number;
}

declare global {
  interface Window {
    stroke: { at: number; list: number; paint: number };
  }
}

/** From a key in the search box to the painted list, with every place loaded. */
export async function benchKeys(): Promise<void> {
  for (const places of [420, 5000]) {
    await withSite(places, async ({ open }) => {
      const { page, devTools } = await open('/marketplace');
      await loadAll(page);
      await measureKeys(`${places} places`, page, devTools, PLACES);
    });
  }
}

/** Types into a list's search box, slowed and unslowed, and prints what each key cost. */
export async function measureKeys(subject: string, page: Page, devTools: CDPSession, searched: SearchedList) {
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.getByRole('textbox', { name: searched.search }).focus();
  await watchStrokes(page, searched.list);
  const strokes = await pressAll(page, devTools, searched);
  await setSlowdown(devTools, 1);
  report(subject, strokes, await pressAll(page, devTools, searched));
}

function watchStrokes(page: Page, listSelector: string): Promise<void> {
  return page.evaluate((selector) => {
    const list = document.querySelector(selector);
    if (!list) throw new Error('The list is missing.');
    let hasChanged = false;

    const note = ({ timeStamp }: KeyboardEvent) => (window.stroke = { at: timeStamp, list: 0, paint: 0 });
    addEventListener('keydown', note, true);
    new MutationObserver((mutations) => {
      // React writes the box's own attributes anew whenever it renders.
      hasChanged ||= mutations.some(({ target }) => !(target instanceof HTMLInputElement));
    }).observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
    new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries()) {
        if (name === 'keydown') window.stroke.paint = duration;
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

    requestAnimationFrame(function look() {
      // A message that is sent before a frame is painted arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (hasChanged) window.stroke.list = performance.now() - window.stroke.at;
        hasChanged = false;
      };
      port2.postMessage(undefined);
      requestAnimationFrame(look);
    });
  }, listSelector);
}

async function pressAll(page: Page, devTools: CDPSession, { keys, search }: SearchedList): Promise<Stroke[]> {
  const strokes: Stroke[] = [];
  for (const key of keys) strokes.push(await press(page, devTools, key));
  await page.getByRole('textbox', { name: search }).fill('');
  await page.waitForTimeout(1000);
  return strokes;
}

async function press(page: Page, devTools: CDPSession, key: string): Promise<Stroke> {
  const before = await workOf(devTools);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(200);
  const work = (await workOf(devTools)) - before;
  // Longer than the pause after which the address follows, so that no stroke pays for the one before.
  await page.waitForTimeout(500);
  const { list, paint } = await page.evaluate(() => window.stroke);
  return { key, list, paint, work };
}

async function workOf(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** @param unslowed tells the same of a busy machine: the time that other programs take is not in it. */
function report(subject: string, slowed: Stroke[], unslowed: Stroke[]): void {
  const row = (name: string, strokes: Stroke[], timeOf: (stroke: Stroke) => number) => {
    const seen = strokes.filter((stroke) => timeOf(stroke) > 0).sort((a, b) => timeOf(b) - timeOf(a));
    const times = seen.map(timeOf);
    const slowest = seen.slice(0, 3).map((stroke) => `${stroke.key} ${Math.round(timeOf(stroke))}`);
    return [
      name,
      times.length,
      quantile(times, 0.5),
      quantile(times, 0.95),
      Math.max(...times),
      BUDGET,
      slowest.join(', '),
    ];
  };
  printTable(
    `A key in the search with ${subject} loaded, CPU ${SLOWDOWN}x slower, milliseconds`,
    ['from the key to', 'keys', 'p50', 'p95', 'max', 'budget', 'slowest'],
    [
      row('the last change of the list on screen', slowed, ({ list }) => list),
      row('the next frame (Event Timing)', slowed, ({ paint }) => paint),
      row(`processor time of the main thread, x ${SLOWDOWN}`, unslowed, ({ work }) => work * SLOWDOWN),
    ],
  );
}

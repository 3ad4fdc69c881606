import type { CDPSession, Page } from 'playwright-core';
import { SLOWDOWN, loadAll, setSlowdown, withSite } from './benchSite.ts';
import { openBareMarketplace, openPlainMarketplace } from './plainMarketplace.ts';
import { printTable, quantile } from './table.ts';

const BUDGET = 50;
/** How often each key is pressed: a single press may be disturbed by other load on the machine. */
const ROUNDS = 3;
/** These keys narrow the list to many, few and no places, and widen it again. */
const KEYS = [...'studio bo', ...Array<string>(9).fill('Backspace'), 'a', 'n', 'Backspace', 'Backspace'];

/** A list that a search box filters. */
export interface SearchedList {
  /** A selector of the list. */
  list: string;
  /** The name of the search box. */
  search: string;
  keys: readonly string[];
}

const PLACES: SearchedList = { list: 'section[aria-label=places]', search: 'Search places', keys: KEYS };

interface Stroke {
  /** The key, and which press of its round it is. */
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

/**
 * The time from a key in the search box to the painted list, with every place loaded. Then the same on the smallest
 * page that the site's packages allow, and on a page where each key only replaces the cards of the list: no list can be
 * faster on this machine.
 */
export async function benchKeys(): Promise<void> {
  for (const places of [420, 5000]) {
    await withSite(places, async (site) => {
      const { page, devTools } = await site.open('/marketplace');
      await loadAll(page);
      await measureKeys(`${places} places`, page, devTools, PLACES);
      if (places !== 420) return;
      await openBareMarketplace(site, async ({ page, devTools }) => {
        await measureKeys('bare page of the packages', page, devTools, PLACES);
      });
      await openPlainMarketplace(site, async ({ page, devTools }) => {
        await page.evaluate(exchangeCards);
        await measureKeys('eight cards exchanged without a framework', page, devTools, PLACES);
      });
    });
  }
}

/** Leaves a windowful of cards, and lets each key replace as many of them as a search does. Runs in the page. */
function exchangeCards() {
  const [list] = document.querySelectorAll('ul[aria-label=places]');
  const [box] = document.querySelectorAll('input[inputmode=search]');
  if (!list || !box) throw new Error('The list is missing.');
  const cards = [...list.children];
  list.replaceChildren(...cards.slice(0, 12));
  box.addEventListener('input', () => {
    const next = cards.splice(0, 8);
    cards.push(...next);
    for (const [index, card] of next.entries()) list.children[index]?.replaceWith(card.cloneNode(true));
  });
}

/** Types into a list's search box, slowed and unslowed, and prints the cost of each key. */
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
      // React writes the box's own attributes again whenever it renders.
      hasChanged ||= mutations.some(({ target }) => !(target instanceof HTMLInputElement));
    }).observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
    new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries()) {
        if (name === 'keydown') window.stroke.paint = duration;
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

    requestAnimationFrame(function look() {
      // A message that is sent before a frame is painted arrives after the frame.
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
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, key] of keys.entries()) {
      strokes.push({ key: `${index + 1} ${key}`, ...(await press(page, devTools, key)) });
    }
    await page.getByRole('textbox', { name: search }).fill('');
    await page.waitForTimeout(1000);
  }
  return strokes;
}

async function press(page: Page, devTools: CDPSession, key: string): Promise<Omit<Stroke, 'key'>> {
  const before = await workOf(devTools);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(200);
  const work = (await workOf(devTools)) - before;
  // Longer than the pause before the address changes, so that a key does not pay for the one before.
  await page.waitForTimeout(500);
  const { list, paint } = await page.evaluate(() => window.stroke);
  return { list, paint, work };
}

async function workOf(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** @param unslowed the same without slowdown. Times that are long here, too, come from a busy machine. */
function report(subject: string, slowed: Stroke[], unslowed: Stroke[]): void {
  const row = (name: string, strokes: Stroke[], timeOf: (stroke: Stroke) => number) => {
    const seen = strokes.filter((stroke) => timeOf(stroke) > 0);
    const times = seen.map(timeOf);
    const medianOf = (key: string) => quantile(seen.filter((stroke) => stroke.key === key).map(timeOf), 0.5);
    const slowest = [...new Set(seen.map(({ key }) => key))]
      .map((key) => ({ key, median: medianOf(key) }))
      .sort((a, b) => b.median - a.median)
      .slice(0, 3);
    return [
      name,
      times.length,
      quantile(times, 0.5),
      quantile(times, 0.95),
      Math.max(...times),
      BUDGET,
      slowest.map(({ key, median }) => `${key}: ${Math.round(median)}`).join(', '),
    ];
  };
  printTable(
    `A key in the search: ${subject}, CPU ${SLOWDOWN}x slower, milliseconds`,
    ['from the key to', 'keys', 'p50', 'p95', 'max', 'budget', 'slowest keys, median'],
    [
      row('the last change of the list on screen', slowed, ({ list }) => list),
      row('the next frame (Event Timing)', slowed, ({ paint }) => paint),
      row(`processor time of the main thread, x ${SLOWDOWN}`, unslowed, ({ work }) => work * SLOWDOWN),
    ],
  );
}

import type { Page } from 'playwright-core';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { isVisiblePlace } from '../support/readDemo.ts';
import { SLOWDOWN, setSlowdown, withDocuments } from './benchSite.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';
import { measureKeys } from './keys.ts';
import { startRecord, stopRecord } from './recordFrames.ts';
import { printTable, quantile } from './table.ts';

const SIZES = [250, 1000];
const BOOTHS = 'ol a[data-booth]';
const VIEWER = '[role=group][aria-label*="Arrow keys"]';
/** A frame at 60 per second, with a tolerance of a tenth for the clock. Milliseconds. */
const BUDGET = { frame: 18.4, longTask: 50 };
const SEARCHED = {
  list: VIEWER,
  search: 'Search vendors and booths...',
  keys: [...'studio', ...Array<string>(6).fill('Backspace')],
};
/** Mouse events in each direction, one per frame. */
const MOVES = 120;

/** The cost of a map by its number of booths: moved by mouse, scaled by wheel, and from a key to the paint. */
export async function benchMap(): Promise<void> {
  for (const size of SIZES) {
    await withDocuments(demoWithBooths(size), async ({ open }) => {
      const { page, devTools } = await open('/map', BOOTHS);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.waitForTimeout(2000);
      const rows = [await measureMove('drag', page, drag), await measureMove('wheel', page, wheel)];
      await setSlowdown(devTools, 1);
      rows.push(await measureMove('drag, full speed', page, drag));
      await setSlowdown(devTools, SLOWDOWN);
      printTable(
        `Moving a map of ${size} booths, CPU ${SLOWDOWN}x slower (budget: p95 frame under ${BUDGET.frame} ms, no task over ${BUDGET.longTask} ms while it is dragged)`,
        ['pass', 'frames', 'p50 ms', 'p95 ms', 'max ms', 'tasks > 50', 'longest', 'rendered again'],
        rows,
      );
      await measureKeys(`${size} booths`, page, devTools, SEARCHED);
    });
  }
}

async function measureMove(name: string, page: Page, move: (page: Page) => Promise<void>) {
  await page.evaluate((booths) => {
    const layer = document.querySelector(booths)?.closest('ol');
    if (!layer) throw new Error('The booths are missing.');
    Object.assign(window, { changes: 0 });
    const observer = new MutationObserver((records) => {
      Object.assign(window, { changes: (window as unknown as { changes: number }).changes + records.length });
    });
    observer.observe(layer, { attributes: true, childList: true, subtree: true });
  }, BOOTHS);
  await startRecord(page, VIEWER);
  await move(page);
  const { frames, longTasks } = await stopRecord(page);
  const changes = await page.evaluate(() => (window as unknown as { changes: number }).changes);
  const longest = Math.max(0, ...longTasks);
  return [
    name,
    frames.length,
    quantile(frames, 0.5),
    quantile(frames, 0.95),
    Math.max(...frames),
    longTasks.length,
    longest,
    changes,
  ];
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator(VIEWER).boundingBox();
  if (!box) throw new Error('The map is missing.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 500) / 2 };
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < MOVES; i++) {
    const angle = (i / MOVES) * 2 * Math.PI;
    await page.mouse.move(x + 200 * Math.sin(angle), y + 120 * Math.sin(2 * angle));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

async function wheel(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let i = 0; i < MOVES / 2; i++) {
    await page.mouse.wheel(0, i < MOVES / 4 ? -8 : 8);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.up('Control');
}

/** The demo with one more map, the newest, on which this many places stand in rows. */
export function demoWithBooths(count: number): StoredDocument[] {
  const documents = demoWithPlaces(Math.max(420, count));
  const map = documents.find(({ _type }) => _type === 'mapEvent');
  if (!map) throw new Error('The demo has no map.');
  const columns = Math.ceil(Math.sqrt(count * 1.6));
  const [width, height] = [96 / columns, 96 / Math.ceil(count / columns)];
  const booths = documents
    .filter(isVisiblePlace)
    .slice(0, count)
    .map(({ _id }, index) => ({
      _key: `b${index}`,
      label: `Booth ${index + 1}`,
      place: { _type: 'reference', _ref: _id },
      x: 2 + (index % columns) * width,
      y: 2 + Math.floor(index / columns) * height,
      width: width * 0.8,
      height: height * 0.8,
    }));
  const title = 'Large hall';
  const alias = { _type: 'slug', current: 'large-hall' };
  return [
    ...documents,
    { ...map, _id: 'map-large-hall', _createdAt: '2025-12-01T00:00:00Z', title, alias, booths },
  ];
}

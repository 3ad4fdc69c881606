import { gzipSync } from 'node:zlib';
import { NAMES_QUERIES } from '#features/search/engine/search.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import { createSearchIndex } from '#lib/search/createSearchIndex.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { namedDemo } from '../fixtures/search/namedDemo.ts';
import { SLOWDOWN, withDocuments } from './benchSite.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';
import { printTable, quantile } from './table.ts';

const PLACES = 4800;
const TEXT = 'zephyr athletik';
/** Bytes, gzip; milliseconds. */
const BUDGETS = { wire: 300_000, answer: 16, task: 50 };

/** The cost of the search with 5,000 documents: on the wire, from a key to an answer, and on the main thread. */
export async function benchSearch(): Promise<void> {
  const documents = demoWithPlaces(PLACES);
  const dataset = createDatasetStore(documents).current();
  const params = { eventId: 'festival-2025' };
  const queries = await Promise.all(NAMES_QUERIES.map(getNames));
  const wire = queries
    .map(({ groq }) => gzipSync(evaluateQuery(dataset, { query: groq, params })).length)
    .reduce((sum, bytes) => sum + bytes);
  const { size, built, answer } = benchAnswers(await namedDemo(documents));
  await withDocuments(documents, async ({ open }) => {
    const { page, devTools } = await open('/marketplace');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'longtask',
      });
    });
    const box = page.getByRole('combobox', { name: 'Search everything' });
    // The code that opens the dialog is loaded when the page is idle.
    while (!(await box.isVisible())) {
      await page.keyboard.press('Control+k');
      await page.waitForTimeout(500);
    }
    await page.waitForTimeout(1000);
    await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
    await box.pressSequentially(TEXT, { delay: 150 });
    await page.locator('[role=option][aria-selected=true]').waitFor();
    await page.waitForTimeout(1000);
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    printTable(
      `A search among ${size} names`,
      ['measure', 'value', 'budget'],
      [
        ['names, kB gzip', wire / 1000, BUDGETS.wire / 1000],
        ['index built in the worker, ms', built, '-'],
        [`answer, ${SLOWDOWN} times slower, ms`, answer * SLOWDOWN, BUDGETS.answer],
        [
          `longest task of the page, ${SLOWDOWN} times slower, ms`,
          Math.max(0, ...tasks),
          `${BUDGETS.task} at full speed`,
        ],
      ],
    );
  });
}

/** The slowest answers for all beginnings of a text, at full speed. */
function benchAnswers(names: Awaited<ReturnType<typeof namedDemo>>) {
  const start = performance.now();
  const index = createSearchIndex(
    names.map(({ name, locationName, categories }) => ({ name, location: locationName, topics: categories })),
  );
  const built = performance.now() - start;
  const typed = Array.from({ length: TEXT.length }, (_, length) => TEXT.slice(0, length + 1));
  for (const text of typed) index.find(text);
  const times = typed.map((text) => {
    const before = performance.now();
    index.find(text);
    return performance.now() - before;
  });
  return { size: names.length, built, answer: quantile(times, 0.95) };
}

import { gzipSync } from 'node:zlib';
import { NAMES_QUERIES } from '#features/search/engine/search.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import { getTexts } from '#content/lists/textsQuery.ts';
import { inLanguage } from '#content/client/inLanguage.ts';
import type { ContentQuery } from '#content/client/contentQuery.ts';
import { searchableOf } from '#features/search/engine/createSearch.ts';
import type { Hit } from '#features/search/engine/search.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { accountNames } from '#lib/social-links/accountNames.ts';
import { createSearchEngine } from '#lib/search/createSearchEngine.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { namedDemo, textsOf } from '../fixtures/search/namedDemo.ts';
import { SLOWDOWN, withDocuments } from './benchSite.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';
import { printTable, quantile } from './table.ts';

const PLACES = 4800;
const TEXT = 'zephyr athletik';
/** Bytes, gzip; milliseconds. */
const BUDGETS = { wire: 300_000, answer: 16, task: 50 };

/** The cost of the search with 5,000 documents: on the wire, from a key to a whole answer, and on the main thread. */
export async function benchSearch(): Promise<void> {
  const documents = demoWithPlaces(PLACES);
  const dataset = createDatasetStore(documents).current();
  const eventId = 'festival-2025';
  const wireOf = async (queries: readonly Promise<ContentQuery>[]) =>
    (await Promise.all(queries))
      .map((query) => inLanguage(query, {}))
      .map(
        ({ groq, params }) =>
          gzipSync(evaluateQuery(dataset, { query: groq, params: { ...params, eventId } })).length,
      )
      .reduce((sum, bytes) => sum + bytes);
  const wire = await wireOf(NAMES_QUERIES.map(getNames));
  const textsWire = await wireOf(NAMES_QUERIES.map(getTexts));
  const { size, built, answer } = await benchAnswers(await namedDemo(documents), documents);
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
    await page.getByRole('option').first().waitFor();
    await page.waitForTimeout(1000);
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    printTable(
      `A search among ${size} names`,
      ['measure', 'value', 'budget'],
      [
        ['names, kB gzip', wire / 1000, BUDGETS.wire / 1000],
        ['descriptions, after the first answer, kB gzip', textsWire / 1000, '-'],
        ['indexes built in the worker, ms', built, '-'],
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

/** The slowest whole answers for all beginnings of a text, at full speed. */
async function benchAnswers(hits: readonly Hit[], documents: readonly StoredDocument[]) {
  const texts = new Map(
    Object.values(await textsOf(documents)).flatMap((rows) => rows.map((row) => [row._id, row])),
  );
  const start = performance.now();
  const engine = createSearchEngine(hits.map((hit) => searchableOf(hit, [])));
  engine.addTexts(
    hits.map(({ _id }) => ({
      text: texts.get(_id)?.text ?? '',
      accounts: accountNames(texts.get(_id)?.accounts ?? []),
    })),
  );
  await engine.answer({ text: TEXT, isWhole: true });
  const built = performance.now() - start;
  const typed = Array.from({ length: TEXT.length }, (_, length) => TEXT.slice(0, length + 1));
  const times: number[] = [];
  for (const text of [...typed, ...typed]) {
    const before = performance.now();
    await engine.answer({ text, isWhole: true });
    times.push(performance.now() - before);
  }
  return { size: hits.length, built, answer: quantile(times.slice(typed.length), 0.95) };
}

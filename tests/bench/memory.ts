import type { CDPSession, Page } from 'playwright-core';
import { placeDialogApi } from '#content/place/dialogApi.ts';
import { placeListApi } from '#content/place/api.ts';
import { scheduleApi } from '#content/event/api.ts';
import type { AppStore } from '#content/store.ts';
import { makeStore } from '#app/store.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { embeddedAt } from '../support/scriptedContent.ts';
import { setSlowdown, withDocuments } from './benchSite.ts';
import { demoWithEvents } from './demoWithEvents.ts';
import { printTable, quantile } from './table.ts';

const PLACES = 50_000;
const EVENTS = 3500;
/** The numbers of loaded places at which the browser's memory is measured. */
const LOADED = [500, 2500, 5000];
/** How often each response of the content service is timed. */
const TURNS = 5;

/**
 * The cost of a festival with 50,000 documents: in the visitor's browser as the list grows, and in the content service.
 */
export async function benchMemory(): Promise<void> {
  const documents = demoWithEvents(EVENTS, { places: PLACES });
  await benchResults(documents);
  await withDocuments(documents, async ({ open }) => {
    const { page, devTools } = await open('/marketplace');
    await setSlowdown(devTools, 1);
    const rows = [];
    for (const loaded of LOADED) {
      const pages = await loadUntil(page, loaded);
      rows.push([loaded, ...(await footprint(page, devTools)), quantile(pages, 0.5), quantile(pages, 0.95)]);
    }
    printTable(
      `A marketplace of ${PLACES} places in a visitor's browser (elements: flat; a page: as fast as the first ones)`,
      ['loaded', 'heap MB', 'nodes', 'elements', 'cards', 'page p50 ms', 'page p95 ms'],
      rows,
    );
  });
}

/** The JavaScript heap in MB after garbage collection, the nodes in it, and the elements and cards of the document. */
async function footprint(page: Page, devTools: CDPSession): Promise<number[]> {
  // Work that waits for a pause (measuring, pictures) would count as growth.
  await page.waitForTimeout(500);
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes } = await devTools.send('Memory.getDOMCounters');
  const [elements = 0, cards = 0] = await page.evaluate(() =>
    ['*', 'ul[aria-label=places] > li'].map((selector) => document.querySelectorAll(selector).length),
  );
  return [usedSize / 1e6, nodes, elements, cards];
}

/** Presses 'Load More Places' until this many are loaded; returns the milliseconds from each press to the new count. */
function loadUntil(page: Page, wanted: number): Promise<number[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<number[]>((resolve) => {
        const count = document.querySelector('section [role=status]');
        const loaded = () => Number(/\d+/.exec(count?.textContent ?? '')?.[0]);
        const taken: number[] = [];
        let before = loaded();
        let pressedAt: number | undefined;
        const timer = setInterval(() => {
          const now = loaded();
          if (now !== before && pressedAt !== undefined) {
            taken.push(performance.now() - pressedAt);
            pressedAt = undefined;
          }
          before = now;
          if (now >= wanted) {
            clearInterval(timer);
            resolve(taken);
          }
          const button = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Load More Places',
          );
          if (!button || pressedAt !== undefined || now >= wanted) return;
          pressedAt = performance.now();
          button.click();
        }, 4);
      }),
    wanted,
  );
}

/** The site's queries, each time with a dataset that was not queried before. */
async function benchResults(documents: readonly StoredDocument[]): Promise<void> {
  const dataset = createDatasetStore(documents);
  const server = await listen({ port: 0, handler: createServices({ dataset }) });
  const { getPlaces, getPlaceStats } = placeListApi.endpoints;
  const slug = (documents.find(({ _type }) => _type === 'place')?.alias as { current: string }).current;
  const questions: [string, number, (store: AppStore) => PromiseLike<unknown>][] = [
    [
      'first page of places',
      1000,
      ({ dispatch }) => dispatch(getPlaces.initiate({ category: 'all', offset: 0 })),
    ],
    [
      'last page of places',
      1000,
      ({ dispatch }) => dispatch(getPlaces.initiate({ category: 'all', offset: PLACES - 50 })),
    ],
    ['count and letters', 1000, ({ dispatch }) => dispatch(getPlaceStats.initiate({ category: 'all' }))],
    ['one place', 1000, ({ dispatch }) => dispatch(placeDialogApi.endpoints.getPlace.initiate({ slug }))],
    [
      `${EVENTS} schedule events`,
      2000,
      ({ dispatch }) => dispatch(scheduleApi.endpoints.getSchedule.initiate()),
    ],
  ];
  const rows = [];
  for (const [name, budget, query] of questions) {
    const taken = [];
    for (let turn = 0; turn < TURNS; turn++) {
      dataset.replace(documents);
      const store = makeStore(undefined, { contentSource: embeddedAt(server.origin) });
      const start = performance.now();
      await query(store);
      taken.push(performance.now() - start);
    }
    rows.push([name, quantile(taken, 0.5), quantile(taken, 1), budget]);
  }
  await server.close();
  printTable(
    `New answers of the embedded content service over ${documents.length} documents, read by the site's own client, milliseconds`,
    ['question', 'p50', 'slowest', 'budget'],
    rows,
  );
}

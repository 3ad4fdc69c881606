import { performersApi } from '#content/performer/api.ts';
import { placeListApi } from '#content/place/api.ts';
import type { AppStore } from '#content/store.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { createServices } from '#server/services.ts';
import { LIST_SORTS } from '#lib/filtering/listSort.ts';
import { readEnglishDemo } from '../support/readDemo.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';
import { queryPath } from './queryPath.ts';
import { printTable, quantile } from './table.ts';

/** The time in which the embedded content service answers for a page of 50 places, evaluated and from its cache. */
export async function benchContent(): Promise<void> {
  const rows = [];
  for (const places of [420, 5000]) {
    const documents = demoWithPlaces(places);
    const dataset = createDatasetStore(documents);
    const services = createServices({ dataset });
    const fetchPage = await firstPageOf(services, (store) =>
      store.dispatch(placeListApi.endpoints.getPlaces.initiate({ category: 'all', offset: 0 })),
    );
    const figures = await measure(fetchPage, () => dataset.replace(documents));
    rows.push([places, documents.length, ...figures]);
  }
  printTable(
    'A page of 50 places from the embedded content service, milliseconds (budget: 40 uncached pages a second, 25 ms each)',
    ['places', 'documents', 'kB gzip', 'new p50', 'new p95', 'cached p50', 'cached p95'],
    rows,
  );
}

/** The time in which the embedded content service answers for the first 30 performers, in each order. */
export async function benchLineup(): Promise<void> {
  const documents = readEnglishDemo();
  const dataset = createDatasetStore(documents);
  const services = createServices({ dataset });
  const rows = [];
  for (const sort of LIST_SORTS) {
    const fetchPage = await firstPageOf(services, (store) =>
      store.dispatch(performersApi.endpoints.getPerformers.initiate({ category: 'all', sort, offset: 0 })),
    );
    rows.push([sort, ...(await measure(fetchPage, () => dataset.replace(documents)))]);
  }
  printTable(
    `A page of 30 performers from the embedded content service with ${documents.length} documents, milliseconds (budget: 25 each)`,
    ['order', 'kB gzip', 'new p50', 'new p95', 'cached p50', 'cached p95'],
    rows,
  );
}

type Services = ReturnType<typeof createServices>;

/** Sends the queries of the site's own client; returns the size of the response in bytes. */
async function firstPageOf(services: Services, read: (store: AppStore) => Promise<unknown>) {
  const address = `http://localhost${await queryPath(services, read)}`;
  return async () => {
    const response = await services(new Request(address, { headers: { 'accept-encoding': 'gzip' } }));
    return (await response.arrayBuffer()).byteLength;
  };
}

/** The size in kB, then p50 and p95 of an evaluated response and of a cached one. */
async function measure(fetchPage: () => Promise<number>, forget: () => void): Promise<number[]> {
  const bytes = await fetchPage();
  const uncached = await times(20, fetchPage, forget);
  const cached = await times(2000, fetchPage);
  return [bytes / 1000, ...[uncached, cached].flatMap((all) => [quantile(all, 0.5), quantile(all, 0.95)])];
}

async function times(count: number, run: () => Promise<unknown>, prepare?: () => void): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    prepare?.();
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

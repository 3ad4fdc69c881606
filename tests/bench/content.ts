import { placesApi } from '../../src/api/content/places';
import { makeStore } from '../../src/app/store/makeStore';
import { makeDemo } from '../../src/backend/demo/makeDemo';
import { createDatasetStore } from '../../src/backend/local/dataset/datasetStore';
import { listen } from '../../src/backend/local/http/listen';
import { createServices } from '../../src/backend/local/services';
import { printTable, quantile } from './table';

/** What the embedded content service takes for a page of 50 places, evaluated and out of its cache. */
export async function benchContent(): Promise<void> {
  const rows = [];
  for (const places of [420, 5000]) {
    const documents = makeDemo({ places });
    const dataset = createDatasetStore(documents);
    const services = createServices({ dataset });
    const address = await addressOfFirstPage(services);
    const ask = async () => {
      const answer = await services(new Request(address, { headers: { 'accept-encoding': 'gzip' } }));
      return (await answer.arrayBuffer()).byteLength;
    };

    const bytes = await ask();
    const uncached = await times(20, ask, () => dataset.replace(documents));
    const cached = await times(2000, ask);
    rows.push([
      places,
      documents.length,
      bytes / 1000,
      quantile(uncached, 0.5),
      quantile(uncached, 0.95),
      quantile(cached, 0.5),
      quantile(cached, 0.95),
    ]);
  }
  printTable(
    'A page of 50 places from the embedded content service, milliseconds (budget: 40 uncached pages a second, 25 ms each)',
    ['places', 'documents', 'kB gzip', 'new p50', 'new p95', 'cached p50', 'cached p95'],
    rows,
  );
}

/** The address that the site's own client asks for page one at. */
async function addressOfFirstPage(services: (request: Request) => Promise<Response>): Promise<string> {
  let address = '';
  const server = await listen({
    port: 0,
    handler(request) {
      address = request.url;
      return services(request);
    },
  });
  const store = makeStore(undefined, {
    contentSource: {
      projectId: undefined,
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: server.origin,
      readToken: undefined,
      eventId: 'festival-2025',
    },
  });
  await store.dispatch(placesApi.endpoints.getPlaces.initiate({ category: 'all', offset: 0 }));
  await server.close();
  return address;
}

async function times(count: number, run: () => Promise<unknown>, prepare?: () => void): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    prepare?.();
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  return taken;
}

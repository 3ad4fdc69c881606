import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSite } from '#server/export/exportSite.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { loadRenderer } from '#server/site/loadRenderer.ts';
import { demoWithPlaces } from './demoWithPlaces.ts';
import { printTable } from './table.ts';

/** The time to write the built site as files. */
export async function benchExport(): Promise<void> {
  const rows = [];
  for (const places of [420, 5000]) rows.push([places, ...(await measure(places))]);
  printTable(
    'The site as static files (budget: 30 seconds for the demo, 5 minutes for 5,000 places)',
    ['places', 'pages', 'seconds', 'of processor time'],
    rows,
  );
}

async function measure(places: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-bench-'));
  const content = createServices({ dataset: createDatasetStore(demoWithPlaces(places)) });
  const { origin, close } = await listen({ port: 0, handler: content });
  const started = { at: performance.now(), processor: process.cpuUsage() };
  const { pages } = await exportSite({
    renderer: loadRenderer({
      folder: 'dist-node',
      siteFolder: 'dist',
      origin: () => origin,
      isExport: true,
    }),
    siteFolder: 'dist',
    folder: join(folder, 'out'),
    signal: new AbortController().signal,
  });
  const { user, system } = process.cpuUsage(started.processor);
  const seconds = (performance.now() - started.at) / 1000;
  await close();
  await rm(folder, { recursive: true });
  return [pages, seconds, (user + system) / 1e6];
}

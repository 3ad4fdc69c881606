import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTemporaryFolder } from '#server/temporaryFolder.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { loadDataset } from '#server/dataset/loadDataset.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';

export interface ExportableServices extends Listener {
  documents: readonly StoredDocument[];
}

/**
 * The embedded services with a dataset file, and with the endpoint of Sanity's API that an export reads: all documents,
 * with absolute URLs for assets.
 */
export async function startExportableServices(dataset: string): Promise<ExportableServices> {
  const assets = await createTemporaryFolder();
  const documents = await loadDataset(dataset, { assetsDir: assets.path });
  const services = createServices({ dataset: createDatasetStore(documents), assetsDir: assets.path });
  const { origin, close } = await listen({
    port: 0,
    async handler(request, address) {
      const { pathname, origin } = new URL(request.url);
      if (!pathname.includes('/data/export/')) return services(request, address);
      const lines = documents.map((document) =>
        JSON.stringify(
          typeof document.url === 'string' ? { ...document, url: origin + document.url } : document,
        ),
      );
      return new Response(lines.join('\n'), { headers: { 'content-type': 'application/x-ndjson' } });
    },
  });
  return {
    origin,
    documents,
    async close() {
      await close();
      assets.remove();
    },
  };
}

/** Writes an export with the code behind `sanity dataset export`. */
export async function exportDataset(origin: string, outputPath: string): Promise<void> {
  const program = join(__dirname, 'exportProgram.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, origin, outputPath]);
}

import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { CheckContent, ContentReport } from '#lib/content-check/contentReport.ts';
import { evaluateQuery } from '../content/evaluateQuery.ts';
import { createDatasetStore } from '../dataset/datasetStore.ts';
import { requireEvent } from '../dataset/requireEvent.ts';
import type { StoredDocument } from '#lib/model/storedDocument.ts';

/**
 * Checks documents by the site's own queries, schemas and routes, which are in the built page renderer.
 *
 * @param options.name name of the content in messages
 * @param options.rendererDir output folder of the renderer build
 * @throws DatasetError when the event is missing
 */
export async function checkDocuments(options: {
  documents: readonly StoredDocument[];
  name: string;
  eventId: string;
  rendererDir: string;
}): Promise<ContentReport> {
  const { documents, name, eventId, rendererDir } = options;
  requireEvent(documents, name, eventId);
  const { checkContent } = createRequire(join(resolve(rendererDir), 'index.js'))('./prerender.js') as {
    checkContent: CheckContent;
  };
  const dataset = createDatasetStore(documents).current();
  return checkContent({
    documents,
    eventId,
    evaluate: (query, params) => JSON.parse(evaluateQuery(dataset, { query, params })) as unknown,
  });
}

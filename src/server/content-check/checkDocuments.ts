import type { ContentReport } from '#lib/content-check/contentReport.ts';
import { evaluateQuery } from '../content/evaluateQuery.ts';
import { createDatasetStore } from '../dataset/datasetStore.ts';
import { requireEvent } from '../dataset/requireEvent.ts';
import { requireRenderer } from '../site/loadRenderer.ts';
import type { StoredDocument } from '#lib/model/storedDocument.ts';

/**
 * Checks documents by the site's own queries, schemas and routes, which are in the built page renderer.
 *
 * @param options.name name of the content in messages
 * @param options.rendererDir output folder of the renderer build
 * @param options.origin the site's public address, where it is known
 * @throws DatasetError when the event is missing
 */
export async function checkDocuments(options: {
  documents: readonly StoredDocument[];
  name: string;
  eventId: string;
  rendererDir: string;
  origin?: string | undefined;
}): Promise<ContentReport> {
  const { documents, name, eventId, rendererDir, origin } = options;
  requireEvent(documents, name, eventId);
  const dataset = createDatasetStore(documents).current();
  return requireRenderer(rendererDir).checkContent({
    documents,
    eventId,
    origin,
    evaluate: (query, params) => JSON.parse(evaluateQuery(dataset, { query, params })) as unknown,
  });
}

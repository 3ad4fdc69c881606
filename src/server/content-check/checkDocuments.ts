import type { ContentReport } from '#content/check/contentReport.ts';
import type { Finding } from '#content/check/finding.ts';
import { evaluateQuery } from '../content/evaluateQuery.ts';
import { createDatasetStore } from '../dataset/datasetStore.ts';
import { requireEvent } from '../dataset/requireEvent.ts';
import { requireRenderer } from '../site/loadRenderer.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/**
 * Checks documents with the site's own queries, schemas and routes, which are in the built page renderer.
 *
 * @param options.name name of the content in messages
 * @param options.brokenLines why lines of the file are not documents; each is an error of the content
 * @param options.rendererDir output folder of the renderer build
 * @param options.origin the site's public address, if it is known
 * @throws DatasetError when the event is missing
 */
export async function checkDocuments(options: {
  documents: readonly StoredDocument[];
  name: string;
  brokenLines?: readonly string[];
  eventId: string;
  rendererDir: string;
  origin?: string | undefined;
}): Promise<ContentReport> {
  const { documents, name, brokenLines = [], eventId, rendererDir, origin } = options;
  requireEvent(documents, name, eventId);
  const dataset = createDatasetStore(documents).current();
  const report = await requireRenderer(rendererDir).checkContent({
    documents,
    eventId,
    origin,
    evaluate: (query, params) => JSON.parse(evaluateQuery(dataset, { query, params })) as unknown,
  });
  return { ...report, findings: [...brokenLines.map(brokenLine), ...report.findings] };
}

function brokenLine(reason: string): Finding {
  const [place = reason] = /^.*?:\d+(?=: )/.exec(reason) ?? [];
  const message = `is not a document: ${reason.slice(place.length + 2)}`;
  return { severity: 'error', rule: 'broken-line', documentId: place, type: '', title: 'Line', message };
}

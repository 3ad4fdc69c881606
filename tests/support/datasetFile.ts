import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/** A dataset file with these documents, removed after the tests of the file. */
export function datasetFile(documents: readonly StoredDocument[]): string {
  const { path, remove } = writeDataset(documents);
  afterAll(remove);
  return path;
}

/** A dataset file with these documents, in a folder of its own. */
export function writeDataset(documents: readonly StoredDocument[]): { path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-dataset-'));
  const path = join(folder, 'content.ndjson');
  writeFileSync(path, documents.map((document) => JSON.stringify(document)).join('\n'));
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}

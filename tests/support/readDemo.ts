import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { DEMO_DATASET } from '#demo/demoFiles.ts';

const GERMAN_DEMO = join(__dirname, '../fixtures/germanDemo.ndjson.gz');

/** The documents of the demo, in file order. */
export function readDemo(): StoredDocument[] {
  return documentsIn(readFileSync(DEMO_DATASET, 'utf8'));
}

/** The demo with all of its texts in English and in German; its pages and guides are one document per language. */
export function readGermanDemo(): StoredDocument[] {
  return documentsIn(gunzipSync(readFileSync(GERMAN_DEMO)).toString());
}

function documentsIn(ndjson: string): StoredDocument[] {
  return ndjson
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as StoredDocument);
}

/** Whether a document is a visible place of the demo. */
export function isVisiblePlace({ _id, _type, status, eventInstance }: StoredDocument): boolean {
  const { _ref } = (eventInstance ?? {}) as { _ref?: string };
  return _type === 'place' && status === 'active' && !_id.startsWith('drafts.') && _ref === 'festival-2025';
}

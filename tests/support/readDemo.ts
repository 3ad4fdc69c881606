import { readFileSync } from 'node:fs';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { DEMO_DATASET } from '#demo/demoFiles.ts';

/** The documents of the demo, in file order. */
export function readDemo(): StoredDocument[] {
  const lines = readFileSync(DEMO_DATASET, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as StoredDocument);
}

/** Whether a document is a visible place of the demo. */
export function isVisiblePlace({ _id, _type, status, eventInstance }: StoredDocument): boolean {
  const { _ref } = (eventInstance ?? {}) as { _ref?: string };
  return _type === 'place' && status === 'active' && !_id.startsWith('drafts.') && _ref === 'festival-2025';
}

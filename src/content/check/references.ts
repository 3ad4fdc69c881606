import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { ContentIndex } from './contentIndex.ts';
import { type Finding, findingOf } from './finding.ts';
import { visitObjects } from './visit.ts';

/** References to documents that do not exist or are not published. */
export function brokenReferences(
  document: StoredDocument,
  { byId, draftIds }: Pick<ContentIndex, 'byId' | 'draftIds'>,
): Finding[] {
  const findings: Finding[] = [];
  visitObjects(document, ({ _ref }, path) => {
    if (typeof _ref !== 'string' || byId.has(_ref)) return;
    const reason = draftIds.has(`drafts.${_ref}`) ? 'is not published' : 'does not exist';
    const message = `refers to ${_ref}, which ${reason}`;
    findings.push(findingOf(document, { severity: 'error', rule: 'broken-reference', path, message }));
  });
  return findings;
}

import type { ContentIndex } from './contentIndex.ts';
import { type Finding, findingOf } from './finding.ts';

/** Documents that are replaced by another document with the same `_id`, as in an import. */
export function repeatedIds({ replaced }: Pick<ContentIndex, 'replaced'>): Finding[] {
  const message = 'this _id appears more than once: only the last document with it is used';
  return replaced.map((document) =>
    findingOf(document, { severity: 'error', rule: 'repeated-id', path: '_id', message }),
  );
}

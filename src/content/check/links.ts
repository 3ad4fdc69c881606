import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { ContentIndex } from './contentIndex.ts';
import { documentLinks } from './documentLinks.ts';
import { type Finding, findingOf } from './finding.ts';

/** Links to addresses that the site does not have, and addresses that a browser should not open. */
export function deadLinks(document: StoredDocument, { isPage }: Pick<ContentIndex, 'isPage'>): Finding[] {
  return documentLinks(document).flatMap(({ path, address, target }) => {
    const [rule, message] = target
      ? ['dead-link', `links to ${address}, which is not a page of this site`]
      : ['invalid-link', `links nowhere: "${address}" is not an address`];
    // A fragment alone leads to a place on the same page.
    const isFine = target && (target.kind === 'external' || target.to.startsWith('#') || isPage(target.to));
    return isFine ? [] : findingOf(document, { severity: 'error', rule, path, message });
  });
}

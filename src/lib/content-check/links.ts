import type { StoredDocument } from '../model/storedDocument.ts';
import type { ContentIndex } from './contentIndex.ts';
import { documentLinks } from './documentLinks.ts';
import { type Finding, findingOf } from './finding.ts';

/** Links to addresses of the site that it does not have, and addresses that no browser should open. */
export function deadLinks(document: StoredDocument, { isPage }: Pick<ContentIndex, 'isPage'>): Finding[] {
  return documentLinks(document).flatMap(({ path, address, target }) => {
    const [rule, message] = target
      ? ['dead-link', `leads to ${address}, which is no page of the site`]
      : ['invalid-link', `leads nowhere: "${address}" is no address`];
    // A fragment alone is a place on the same page.
    const isFine = target && (target.kind === 'external' || target.to.startsWith('#') || isPage(target.to));
    return isFine ? [] : findingOf(document, { severity: 'error', rule, path, message });
  });
}

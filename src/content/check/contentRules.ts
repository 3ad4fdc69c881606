import { aliasFaults } from './aliases.ts';
import { boothFaults } from './booths.ts';
import { type ContentIndex, shownDocuments } from './contentIndex.ts';
import { staleDrafts } from './drafts.ts';
import { facetFaults } from './facets.ts';
import { unknownLanguages, unknownTimeZone, weakContrast } from './festival.ts';
import type { Finding } from './finding.ts';
import { deadLinks } from './links.ts';
import { longLists } from './longLists.ts';
import { misspellings } from './misspellings.ts';
import { pointFaults } from './points.ts';
import { foreignPictures, picturesWithoutText } from './pictures.ts';
import { brokenReferences } from './references.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { viewFaults } from './savedViews.ts';
import { sessionTimes, stageClashes } from './sessions.ts';
import { unknownAccounts } from './socialAccounts.ts';
import { uncategorized } from './categories.ts';
import { repeatedIds } from './repeatedIds.ts';

/** Applies the rules that need no other document. Sanity Studio shows these findings, too. */
export function checkDocument(document: StoredDocument): Finding[] {
  return [
    ...picturesWithoutText(document),
    ...foreignPictures(document),
    ...unknownAccounts(document),
    ...unknownTimeZone(document),
    ...unknownLanguages(document),
    ...weakContrast(document),
    ...longLists(document),
    ...pointFaults(document),
  ];
}

/** Applies all rules to the documents that visitors see, and to the drafts. Takes linear time. */
export function applyRules(index: ContentIndex): Finding[] {
  const documents = shownDocuments(index);
  return [
    ...documents.flatMap((document) => [
      ...brokenReferences(document, index),
      ...checkDocument(document),
      ...deadLinks(document, index),
      ...viewFaults(document, index),
      ...sessionTimes(document, index.time),
    ]),
    // A misspelt word may hide a document, so hidden documents are checked as well.
    ...[...index.byId.values()].flatMap(misspellings),
    ...repeatedIds(index),
    ...uncategorized(documents, index),
    ...index.kinds.flatMap(aliasFaults),
    ...stageClashes(documents, index),
    ...boothFaults(documents, index),
    ...facetFaults(documents, index),
    ...staleDrafts(index),
  ];
}

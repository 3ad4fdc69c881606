import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type Finding, findingOf } from './finding.ts';

/** The types of documents that the site shows, with what their `status` may be. */
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  artist: [],
  brand: [],
  category: [],
  event: [],
  exhibitorGuide: ['draft', 'published', 'archived'],
  faq: ['draft', 'published', 'archived'],
  feedItem: ['draft', 'published', 'archived'],
  hotel: ['draft', 'published', 'archived'],
  mapEvent: [],
  navigation: [],
  performer: ['active', 'featured', 'inactive', 'pending', 'canceled', 'archived'],
  place: ['active', 'inactive', 'pending', 'archived'],
  savedView: ['draft', 'active', 'archived'],
  scheduleEvent: ['active', 'inactive', 'pending', 'canceled', 'archived'],
  siteSettings: [],
  staticPage: ['draft', 'published', 'archived'],
};
const CATEGORY_TYPES = ['place', 'performer', 'schedule', 'feed'];

/** Words that are nearly those that the site knows: such a document is hidden, or taken for another. */
export function misspellings(document: StoredDocument): Finding[] {
  const { _type, status, type } = document;
  const meant = nearest(_type, Object.keys(STATUSES));
  return [
    ...finding(document, '_type', _type, meant),
    ...finding(document, 'status', status, nearest(status, STATUSES[meant ?? _type] ?? [])),
    ...(_type === 'category' ? finding(document, 'type', type, nearest(type, CATEGORY_TYPES)) : []),
  ];
}

function finding(document: StoredDocument, path: string, word: unknown, meant: string | undefined) {
  if (meant === undefined) return [];
  const message = `the site does not know "${String(word)}": did you mean "${meant}"?`;
  return [findingOf(document, { severity: 'error', rule: 'misspelling', path, message })];
}

/** The known word that was probably meant; undefined for a known word, and for one that is like none of them. */
function nearest(word: unknown, known: readonly string[]): string | undefined {
  if (typeof word !== 'string' || known.includes(word)) return undefined;
  const plain = plainly(word);
  return (
    known.find((one) => plainly(one) === plain) ?? known.find((one) => isOneEditFrom(plain, plainly(one)))
  );
}

/** Without case, spaces and separators. */
function plainly(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}

/** Whether one letter was added, left out or replaced, or two neighbors were swapped. */
function isOneEditFrom(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let start = 0;
  while (start < known.length && word[start] === known[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(from);
  const swapped = (known[start + 1] ?? '') + (known[start] ?? '');
  if (word === known.slice(0, start) + swapped + rest(known, start + 2)) return true;
  return [
    [start + 1, start + 1],
    [start + 1, start],
    [start, start + 1],
  ].some(([ofWord = 0, ofKnown = 0]) => rest(word, ofWord) === rest(known, ofKnown));
}

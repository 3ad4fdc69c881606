import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { category } from '../category/index.ts';
import { kindOfType, kinds } from '../kinds.ts';
import { OTHER_TYPES } from '../otherTypes.ts';
import { type Finding, findingOf } from './finding.ts';

const TYPES = [...kinds.map(({ type }) => type), ...OTHER_TYPES];
const CATEGORY_TYPES = kinds.flatMap(({ categoryType }) => categoryType ?? []);

/** Words that nearly match a word that the site knows: such a document is hidden, or taken for another kind. */
export function misspellings(document: StoredDocument): Finding[] {
  const { _type, status, type } = document;
  const meant = nearest(_type, TYPES);
  return [
    ...finding(document, '_type', _type, meant),
    ...finding(document, 'status', status, nearest(status, kindOfType(meant ?? _type)?.statuses ?? [])),
    ...(_type === category.type ? finding(document, 'type', type, nearest(type, CATEGORY_TYPES)) : []),
  ];
}

function finding(document: StoredDocument, path: string, word: unknown, meant: string | undefined) {
  if (meant === undefined) return [];
  const message = `the site does not know "${String(word)}": did you mean "${meant}"?`;
  return [findingOf(document, { severity: 'error', rule: 'misspelling', path, message })];
}

/** The known word that was probably meant; undefined if the word is known itself, or close to no known word. */
function nearest(word: unknown, known: readonly string[]): string | undefined {
  if (typeof word !== 'string' || known.includes(word)) return undefined;
  const plain = plainly(word);
  return (
    known.find((one) => plainly(one) === plain) ?? known.find((one) => isOneEditFrom(plain, plainly(one)))
  );
}

/** The word in lower case, without spaces and separators. */
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

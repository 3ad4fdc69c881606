import MiniSearch, { type Query } from 'minisearch';
import type { Searchable } from './createSearchIndex.ts';
import { excerptOf } from './excerptOf.ts';
import { isQuestion, locationTerms, nameTerms, otherNumberOf, queryTerms, textTerms } from './searchTerms.ts';

/** What else is known of a document, beside its name. */
export interface SearchableText {
  /** Its description, or the beginning of it, as plain text. */
  text: string;
  /** Its names on social networks. */
  accounts: readonly string[];
}

export interface TextIndex {
  /** The positions of the documents that have all words of a text in any of their fields, best first. */
  find(text: string): number[];
  /** The part of a document's description that matches a text. */
  excerptOf(position: number, text: string): string;
}

const FIELD_WEIGHTS = { name: 3, accounts: 2, location: 1, topics: 1, text: 1 };
const WEIGHTS = { prefix: 0.6, fuzzy: 0 };

/** How often a description has a word, and how long it is, says little: documents of a kind mostly rank equally. */
const BM25 = { k: 0.3, b: 0, d: 0.5 };

/** A longer text has many words by chance, so each counts less. Characters. */
const TELLING_LENGTH = 1000;

/** How many letters of a word find it. Fewer would find nearly every description. */
const MIN_PREFIX = 3;

/** How many documents are indexed without a pause, which takes about 20 ms. */
const CHUNK_SIZE = 50;

/** Creates the index of descriptions, with pauses in which other work is done. */
export async function createTextIndex(
  documents: readonly Searchable[],
  texts: readonly SearchableText[],
): Promise<TextIndex> {
  const index = new MiniSearch<{ id: number }>({
    fields: Object.keys(FIELD_WEIGHTS),
    // Terms contain no spaces, so they can be joined by spaces.
    extractField: ({ id }, field) => (field === 'id' ? id : termsOf(id, field).join(' ')) as string,
    tokenize: (joined) => joined.split(' '),
    processTerm: (term) => term,
  });
  await index.addAllAsync(
    texts.map((_, id) => ({ id })),
    { chunkSize: CHUNK_SIZE },
  );

  function weightOf(id: number): number {
    return Math.min(1, TELLING_LENGTH / (texts[id]?.text.length ?? 1));
  }

  function termsOf(id: number, field: string): string[] {
    const { name = '', location = '', topics = [] } = documents[id] ?? {};
    const { text = '', accounts = [] } = texts[id] ?? {};
    if (field === 'name') return nameTerms(name);
    if (field === 'location') return locationTerms(location);
    if (field === 'topics') return topics.flatMap(nameTerms);
    return field === 'text' ? textTerms(text) : accounts.flatMap(accountTerms);
  }

  return {
    find(text) {
      const terms = queryTerms(text);
      if (!terms.some(isTelling)) return [];
      const isAsked = isQuestion(text);
      const isFirst = (id: number) => (isAsked && documents[id]?.isQuestion ? 1 : 0);
      return index
        .search(
          { combineWith: 'AND', queries: terms.map(termQuery) },
          { boost: FIELD_WEIGHTS, weights: WEIGHTS, bm25: BM25, boostDocument: weightOf },
        )
        .map(({ id, score }) => ({ id: id as number, score }))
        .sort((a, b) => isFirst(b.id) - isFirst(a.id) || b.score - a.score || a.id - b.id)
        .map(({ id }) => id);
    },
    excerptOf(position, text) {
      const { text: description = '', accounts = [] } = texts[position] ?? {};
      const terms = queryTerms(text);
      const excerpt = excerptOf(description, terms);
      if (excerpt !== undefined) return excerpt;
      const account = accounts.find((one) =>
        accountTerms(one).some((own) => terms.some((term) => own.startsWith(term))),
      );
      return account === undefined ? '' : `@${account}`;
    },
  };
}

/** Whether a term is long enough to be looked for in descriptions. */
function isTelling(term: string): boolean {
  return term.length >= MIN_PREFIX || /[^a-z\d]/.test(term);
}

/** The terms of `odile.marsh`: its words, and all of it without punctuation. */
function accountTerms(account: string): string[] {
  const terms = textTerms(account);
  return [...nameTerms(account), terms.join('')];
}

/** Matches a word in singular and plural, and its beginning. */
function termQuery(term: string): Query {
  return {
    combineWith: 'OR',
    queries: [{ queries: [term], prefix: term.length >= MIN_PREFIX }, otherNumberOf(term) ?? term],
  };
}

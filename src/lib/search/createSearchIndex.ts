import MiniSearch, { type Query } from 'minisearch';
import { allTerms, isQuestion, locationTerms, nameTerms, otherNumberOf, queryTerms } from './searchTerms.ts';

/** The searched fields of a document. */
export interface Searchable {
  name: string;
  location?: string | undefined;
  /** Its categories, or its chapter. */
  topics: readonly string[];
  /** Whether its name is a question, which comes first if a visitor types one. */
  isQuestion?: boolean;
}

export interface SearchIndex {
  /**
   * The positions of the documents that have all words of a text, or their beginnings, best first. Those that have them
   * only in their topics are left out.
   */
  find(text: string): number[];
  /** The same, but words may have wrong letters. */
  findFuzzy(text: string): number[];
  /** The positions of the documents with the most similar names, for a text that matches nothing. */
  findSimilar(text: string): number[];
}

/** The weights of matches that are not the exact word. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0.3 };
const FIELD_WEIGHTS = { name: 3, location: 2, topics: 0.3 };

/** The rank of a name that is typed in full. Several of them stay in the order of the documents. */
const EXACT = 4;

/** The largest number of similar names that are offered. */
const MAX_SIMILAR = 3;

/** Creates the index of names for the search. Building it takes about 60 ms for 1,000 documents. */
export function createSearchIndex(documents: readonly Searchable[]): SearchIndex {
  const keys = documents.map(({ name, location = '' }) => ({
    name: queryTerms(name),
    length: allTerms(name).length,
    words: nameTerms(name),
    location: new Set(locationTerms(location)),
  }));
  const index = new MiniSearch<Searchable & { id: number }>({
    fields: ['name', 'location', 'topics'],
    extractField: (document, field) => {
      if (field === 'id') return document.id;
      const { words, location } = keys[document.id] ?? { words: [], location: [] };
      // Terms contain no spaces, so they can be joined by spaces.
      if (field === 'name') return words.join(' ');
      if (field === 'location') return [...location].join(' ');
      return document.topics.flatMap(nameTerms).join(' ');
    },
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const broad = broadTerms(documents);
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  function search(queries: readonly Query[], combineWith: 'AND' | 'OR', fields?: readonly string[]) {
    return index.search(
      { combineWith, queries: [...queries] },
      { boost: FIELD_WEIGHTS, weights: WEIGHTS, ...(fields && { fields: [...fields] }) },
    );
  }

  function topicsOf(id: number): string[] {
    return (documents[id]?.topics ?? []).flatMap(nameTerms);
  }

  /** Exact names rank first, then exact booth numbers, then questions for a question, then beginnings of names. */
  function rank(id: number, terms: readonly string[], isAsked: boolean): number {
    const { name = [], location } = keys[id] ?? {};
    const [full, text] = [name.join(' '), terms.join(' ')];
    if (full === text) return EXACT;
    if (terms.some(hasDigit) && terms.every((term) => location?.has(term))) return 3;
    if (isAsked && documents[id]?.isQuestion) return 2;
    return full.startsWith(text) ? 1 : 0;
  }

  /**
   * The typed share of a name: with a larger share, the name is more likely meant, so a person ranks before news about
   * it.
   */
  function share(id: number, terms: readonly string[]): number {
    return Math.min(1, terms.length / (keys[id]?.length ?? 1));
  }

  /** Whether a document has a word that begins with a term. */
  function hasTerm(id: number, term: string): boolean {
    const { words = [], location = [] } = keys[id] ?? {};
    const begins = (own: string) => own.startsWith(term) || own === otherNumberOf(term);
    return words.some(begins) || [...location].some(begins) || topicsOf(id).some(begins);
  }

  /**
   * The documents that have all terms. Rare terms are looked up first, which is much faster, then the others are
   * checked.
   */
  function searchAll(terms: readonly string[], termQuery: (term: string) => Query) {
    const few = terms.filter((term) => /^[^a-z]|../.test(term) && !broad.some((own) => own.startsWith(term)));
    if (few.length === 0) {
      const inNames = search(terms.map(termQuery), 'AND', ['name']);
      if (inNames.length > 0) return inNames;
    }
    if (few.length === 0 || few.length === terms.length) return search(terms.map(termQuery), 'AND');
    const others = terms.filter((term) => !few.includes(term));
    return search(few.map(termQuery), 'AND').filter(({ id }) =>
      others.every((term) => hasTerm(id as number, term)),
    );
  }

  function findBy(text: string, termQuery: (term: string) => Query): number[] {
    const terms = queryTerms(text);
    if (terms.length === 0) return [];
    const found = searchAll(terms, termQuery);
    // `after roast` for `Afterroast`
    const results =
      found.length === 0 && terms.length > 1 ? search([termQuery(terms.join(''))], 'AND') : found;
    const isAsked = isQuestion(text);
    return results
      .filter(({ match }) =>
        Object.values(match).some((fields) => fields.some((field) => field !== 'topics')),
      )
      .map(({ id, score }) => ({
        id: id as number,
        score: score * share(id as number, terms),
        rank: rank(id as number, terms, isAsked),
      }))
      .sort((a, b) => b.rank - a.rank || (a.rank === EXACT ? 0 : b.score - a.score) || a.id - b.id)
      .map(({ id }) => id);
  }

  return {
    find: (text) => findBy(text, exactQuery),
    findFuzzy: (text) => findBy(text, fuzzyQuery),
    findSimilar(text) {
      const terms = allTerms(text).filter((term) => term.length > 2);
      const queries = terms.map((term) => ({ queries: [term], fields: ['name'], prefix: true, fuzzy: 0.34 }));
      return search(queries, 'OR')
        .slice(0, MAX_SIMILAR)
        .map(({ id }) => id as number);
    },
  };
}

/** Words that many documents have, such as `hall` and `booth`. */
function broadTerms(documents: readonly Searchable[]): string[] {
  const counts = new Map<string, number>();
  for (const { location = '' } of documents)
    for (const term of locationTerms(location)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > documents.length / 20).map(([term]) => term);
}

/** Matches a word in singular and plural, and its beginning. */
function exactQuery(term: string): Query {
  return { combineWith: 'OR', queries: [{ queries: [term], prefix: true }, otherNumberOf(term) ?? term] };
}

/** Matches a word, its beginning, the word with one or two wrong letters, or with two letters swapped. */
function fuzzyQuery(term: string): Query {
  return {
    combineWith: 'OR',
    queries: [
      { queries: [term], prefix: true, fuzzy: hasDigit(term) ? false : mostEdits(term) },
      { queries: swaps(term), boostDocument: () => WEIGHTS.fuzzy },
    ],
  };
}

/** The number of wrong letters that a word may have. */
function mostEdits({ length }: string): number | false {
  if (length < 4) return false;
  return length < 8 ? 1 : 2;
}

/** All forms of a word with two neighbouring letters swapped. The library would count a swap as two edits. */
function swaps(term: string): string[] {
  if (term.length < 4 || hasDigit(term)) return [];
  return Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term.charAt(at + 1) + term.charAt(at) + term.slice(at + 2),
  ).filter((swapped) => swapped !== term);
}

function hasDigit(term: string): boolean {
  return /\p{N}/u.test(term);
}

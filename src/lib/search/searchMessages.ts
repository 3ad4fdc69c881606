import type { Searchable } from './createSearchIndex.ts';

/** The result of a search: positions in the list of documents, best first. */
export interface SearchAnswer {
  found: readonly number[];
  /** If nothing is found, the most similar names. */
  similar: readonly number[];
}

/** What a page sends to the search worker: the documents once, then texts. */
export type SearchRequest = { documents: readonly Searchable[] } | { id: number; text: string };

/** What the search worker sends back for a text. */
export interface SearchResponse {
  id: number;
  answer: SearchAnswer;
}

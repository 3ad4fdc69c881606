import type { Searchable } from './createSearchIndex.ts';

/** What a text finds: positions in the list of documents, the best first. */
export interface SearchAnswer {
  found: readonly number[];
  /** Where nothing is found, the names that are most like the text. */
  similar: readonly number[];
}

/** What a page sends to the worker that searches: the documents once, then texts. */
export type SearchRequest = { documents: readonly Searchable[] } | { id: number; text: string };

/** What the worker sends back for a text. */
export interface SearchResponse {
  id: number;
  answer: SearchAnswer;
}

import type { Searchable } from './createSearchIndex.ts';
import type { SearchableText } from './createTextIndex.ts';

/** The result of a search: positions in the list of documents. */
export interface SearchAnswer {
  /** Best first: documents with the text in their names, then those with the text in their descriptions. */
  found: readonly number[];
  /** The part of the description that matches, for the last documents of `found`. */
  excerpts: readonly string[];
  /** Whether the documents match only if some letters are wrong. */
  isFuzzy: boolean;
  /** If nothing is found, the most similar names. */
  similar: readonly number[];
}

/** A text to search for. */
export interface SearchQuestion {
  text: string;
  /** Whether to search the descriptions, too, and to forgive wrong letters. Only once there are descriptions. */
  isWhole: boolean;
}

/** What a page sends to the search worker: the documents, then their descriptions in the same order, and questions. */
export type SearchRequest =
  | { documents: readonly Searchable[] }
  | { texts: readonly SearchableText[] }
  | ({ id: number } & SearchQuestion);

/** What the search worker sends back for a question. */
export interface SearchResponse {
  id: number;
  answer: SearchAnswer;
}

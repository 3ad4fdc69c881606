import type { SearchIndex } from './createSearchIndex.ts';
import type { SearchAnswer } from './searchMessages.ts';

/** More are no help to anybody. */
const MOST_FOUND = 100;

/** Searches an index, and looks for similar names where it finds nothing. */
export function answerSearch(index: SearchIndex, text: string): SearchAnswer {
  const found = index.find(text).slice(0, MOST_FOUND);
  return { found, similar: found.length === 0 ? index.findSimilar(text) : [] };
}

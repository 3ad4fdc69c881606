import type { SearchIndex } from './createSearchIndex.ts';
import type { SearchAnswer } from './searchMessages.ts';

/** The largest number of results; more would not help. */
const MAX_RESULTS = 100;

/** Searches an index, and looks for similar names if it finds nothing. */
export function answerSearch(index: SearchIndex, text: string): SearchAnswer {
  const found = index.find(text).slice(0, MAX_RESULTS);
  return { found, similar: found.length === 0 ? index.findSimilar(text) : [] };
}

import { type Searchable, createSearchIndex } from './createSearchIndex.ts';
import { type SearchableText, type TextIndex, createTextIndex } from './createTextIndex.ts';
import type { SearchAnswer, SearchQuestion } from './searchMessages.ts';

/** The largest number of results; more would not help. */
const MAX_RESULTS = 100;

export interface SearchEngine {
  /** Adds the descriptions, in the order of the documents. */
  addTexts(texts: readonly SearchableText[]): void;
  answer(question: SearchQuestion): Promise<SearchAnswer>;
}

/**
 * Searches names at once, and descriptions when they have been added. The results of names stay where they are when
 * descriptions complete them. Wrong letters are forgiven only where nothing else is found, so that no result stands
 * before a true one.
 */
export function createSearchEngine(documents: readonly Searchable[]): SearchEngine {
  const index = createSearchIndex(documents);
  let textIndex: Promise<TextIndex> | undefined;
  return {
    addTexts(texts) {
      textIndex = createTextIndex(documents, texts);
    },
    async answer({ text, isWhole }) {
      const named = index.find(text).slice(0, MAX_RESULTS);
      if (!isWhole) return { found: named, excerpts: [], isFuzzy: false, similar: [] };
      const texts = await textIndex;
      const described = (texts?.find(text) ?? [])
        .filter((at) => !named.includes(at))
        .slice(0, MAX_RESULTS - named.length);
      const found = [...named, ...described];
      if (found.length > 0) {
        const excerpts = described.map((at) => texts?.excerptOf(at, text) ?? '');
        return { found, excerpts, isFuzzy: false, similar: [] };
      }
      const fuzzy = index.findFuzzy(text).slice(0, MAX_RESULTS);
      const similar = fuzzy.length === 0 ? index.findSimilar(text) : [];
      return { found: fuzzy, excerpts: [], isFuzzy: fuzzy.length > 0, similar };
    },
  };
}

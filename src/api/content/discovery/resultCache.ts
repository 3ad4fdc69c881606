import type { ContentQuery } from '../contentQuery';
import { type QueryResult, fetchQuery } from '../client/fetchQuery';

export interface ResultCache {
  /** Asks a query, unless its answer is known. */
  ask: typeof fetchQuery;
  /** Tells the answer to a query before anybody asks it. */
  tell(query: ContentQuery, data: unknown): void;
}

/**
 * What stores that read one content source, one soon after another, need not read and parse again: the pages of an
 * export ask for the same menus and lists.
 *
 * @param kept how many answers are remembered; those used last stay. Errors are not remembered.
 */
export function createResultCache(kept: number): ResultCache {
  const answers = new Map<string, Promise<QueryResult>>();

  function remember(key: string, answer: Promise<QueryResult>) {
    // A Map keeps the order of insertion: what was just used goes to the end.
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= kept) break;
      answers.delete(oldest);
    }
  }

  return {
    async ask(query, source) {
      const key = keyOf(query);
      // Several may wait for it, so none of them can abort it.
      const asking = answers.get(key) ?? fetchQuery(query, source, new AbortController().signal);
      remember(key, asking);
      const answer = await asking;
      if (answer.error) answers.delete(key);
      return answer;
    },
    tell(query, data) {
      remember(keyOf(query), Promise.resolve({ data }));
    },
  };
}

function keyOf({ groq, params }: ContentQuery): string {
  return JSON.stringify([groq, params]);
}

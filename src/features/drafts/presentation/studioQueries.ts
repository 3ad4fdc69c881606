import { stegaClean } from '@sanity/client/stega';
import type { QueryStudio } from '#content/client/contentSource.ts';
import type { Answer } from './contentSources.ts';

type Params = Readonly<Record<string, unknown>>;

/** A query that was sent to the Studio. */
export interface StudioQuery {
  groq: string;
  params: Params;
}

interface Asked extends StudioQuery {
  /** The Studio's last answer; undefined until one arrives. */
  answer?: Answer;
  waiting: Set<() => void>;
}

export interface StudioQueries {
  query: QueryStudio;
  /** Stores an answer. Returns true if it replaces another one, so that the page is out of date. */
  answered(query: StudioQuery, answer: Answer): boolean;
  /** Drops all answers. */
  restart(): void;
  /** The queries that were sent last. */
  recent(): readonly StudioQuery[];
  /** Their answers. */
  answers(): Answer[];
}

/** Limits the queries in use: the Studio evaluates each of them again at every keystroke. */
const MOST = 30;

/**
 * The queries that a page has sent to the Studio, with their last answers. The Studio evaluates a query again when a
 * document changes, and the page then reads the new answers from here.
 *
 * @param listen sends a query to the Studio, and tells it that the query is still in use.
 */
export function createStudioQueries(listen: (query: StudioQuery) => void): StudioQueries {
  /** By text and parameters; the query that was sent last is at the end. */
  const asked = new Map<string, Asked>();

  return {
    query: (groq, params, signal) =>
      new Promise((resolve, reject) => {
        const key = keyOf({ groq, params });
        const one: Asked = asked.get(key) ?? { groq, params, waiting: new Set() };
        asked.delete(key);
        asked.set(key, one);
        if (one.answer) return resolve(one.answer.result);
        const settle = () => {
          one.waiting.delete(settle);
          signal.removeEventListener('abort', settle);
          if (one.answer) resolve(one.answer.result);
          else reject(new Error('The Studio has not answered.'));
        };
        one.waiting.add(settle);
        signal.addEventListener('abort', settle);
        listen(one);
      }),

    answered(query, { result, sourceMap }) {
      const one = asked.get(keyOf(query));
      if (!one) return false;
      const isNew = one.answer === undefined;
      // A text that was copied from another site's preview may contain invisible characters.
      one.answer = { result: stegaClean(result), sourceMap };
      for (const settle of [...one.waiting]) settle();
      return !isNew;
    },

    restart() {
      for (const one of asked.values()) delete one.answer;
    },

    recent: () => [...asked.values()].slice(-MOST),

    answers: () => [...asked.values()].slice(-MOST).flatMap(({ answer }) => answer ?? []),
  };
}

function keyOf({ groq, params }: StudioQuery): string {
  return JSON.stringify([groq, params]);
}

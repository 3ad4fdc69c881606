import { stegaClean } from '@sanity/client/stega';
import type { QueryStudio } from '#content/client/contentSource.ts';
import type { Answer } from './contentSources.ts';

type Params = Readonly<Record<string, unknown>>;

/** A query that the Studio has been asked for. */
export interface StudioQuery {
  groq: string;
  params: Params;
}

interface Asked extends StudioQuery {
  /** The Studio's last answer; undefined until it has one. */
  answer?: Answer;
  waiting: Set<() => void>;
}

export interface StudioQueries {
  query: QueryStudio;
  /** Takes an answer; true if it replaces another one, so that what is shown is out of date. */
  answered(query: StudioQuery, answer: Answer): boolean;
  /** Forgets all answers. */
  restart(): void;
  /** The queries asked last. */
  recent(): readonly StudioQuery[];
  /** Their answers. */
  answers(): Answer[];
}

/** The Studio evaluates each of them again at every keystroke. */
const MOST = 30;

/**
 * The queries that a page asks the Studio, with their last answers: the Studio evaluates a query again when a document
 * changes, and the page then reads all from here.
 *
 * @param listen asks the Studio for a query, and tells it that the query is still in use.
 */
export function createStudioQueries(listen: (query: StudioQuery) => void): StudioQueries {
  /** By their text and parameters, those asked last at the end. */
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
      // Text that was copied from a preview of another site may bring invisible characters.
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

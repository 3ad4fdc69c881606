import { queryKey } from '#content/client/contentQuery.ts';
import { stegaClean } from '@sanity/client/stega';
import type { QueryStudio } from '#content/client/contentSource.ts';
import type { StudioResponse } from './contentSources.ts';

type Params = Readonly<Record<string, unknown>>;

/** A query that was sent to the Studio. */
export interface StudioQuery {
  groq: string;
  params: Params;
}

interface SentQuery extends StudioQuery {
  /** The Studio's last response; undefined until one arrives. */
  response?: StudioResponse;
  waiting: Set<() => void>;
}

export interface StudioQueries {
  query: QueryStudio;
  /** Stores a response. Returns true if it replaces another one, so that the page is out of date. */
  responseReceived(query: StudioQuery, response: StudioResponse): boolean;
  /** Drops all responses. */
  restart(): void;
  /** The queries that were sent last. */
  recent(): readonly StudioQuery[];
  /** Their responses. */
  responses(): StudioResponse[];
}

/** Limits the queries in use: the Studio evaluates each of them again at every keystroke. */
const MAX_QUERIES = 30;

/**
 * The queries that a page has sent to the Studio, with their last responses. The Studio evaluates a query again when a
 * document changes, and the page then reads the new responses from here.
 *
 * @param listen sends a query to the Studio, and tells it that the query is still in use.
 */
export function createStudioQueries(listen: (query: StudioQuery) => void): StudioQueries {
  /** By text and parameters; the query that was sent last is at the end. */
  const sent = new Map<string, SentQuery>();

  return {
    query: (groq, params, signal) =>
      new Promise((resolve, reject) => {
        const key = queryKey({ groq, params });
        const entry: SentQuery = sent.get(key) ?? { groq, params, waiting: new Set() };
        sent.delete(key);
        sent.set(key, entry);
        if (entry.response) return resolve(entry.response.result);
        const settle = () => {
          entry.waiting.delete(settle);
          signal.removeEventListener('abort', settle);
          if (entry.response) resolve(entry.response.result);
          else reject(new Error('The Studio has not answered.'));
        };
        entry.waiting.add(settle);
        signal.addEventListener('abort', settle);
        listen(entry);
      }),

    responseReceived(query, { result, sourceMap }) {
      const entry = sent.get(queryKey(query));
      if (!entry) return false;
      const isNew = entry.response === undefined;
      // A text that was copied from another site's preview may contain invisible characters.
      entry.response = { result: stegaClean(result), sourceMap };
      for (const settle of [...entry.waiting]) settle();
      return !isNew;
    },

    restart() {
      for (const entry of sent.values()) delete entry.response;
    },

    recent: () => [...sent.values()].slice(-MAX_QUERIES),

    responses: () => [...sent.values()].slice(-MAX_QUERIES).flatMap(({ response }) => response ?? []),
  };
}

import type * as z from 'zod/mini';
import type { ContentError } from '#lib/errors/contentError.ts';
import type { ContentSource } from './contentSource.ts';

/** A GROQ query and its parameters. Every query also gets `$eventId`. */
export interface ContentQuery {
  groq: string;
  params?: Readonly<Record<string, unknown>>;
  /** Parses the result before it enters the cache. */
  schema: z.core.$ZodType;
  /** The result is a list of the documents whose ids are the parameter `ids`. */
  isByIds?: true;
  /** A query whose result the service worker stores for offline use, and how to find this query's result in it. */
  fallback?: { query: ContentQuery; find(result: unknown): unknown };
}

/** Imports a query's module and builds the query; rejects where the module cannot be loaded. */
export type LoadQuery = () => Promise<ContentQuery>;

export type QueryResult = (
  { data: unknown; error?: undefined } | { data?: undefined; error: ContentError }
) & {
  /** Of the response. The content service names its sync tags when it announces what has changed. */
  meta?: { syncTags: unknown };
};

/** @param onRetry called for each failed try that is followed by another one. */
export type FetchQuery = (
  query: ContentQuery,
  source: ContentSource,
  signal: AbortSignal,
  onRetry?: (error: ContentError) => void,
) => Promise<QueryResult>;

/** Passed to every thunk by the store, and so to the base query. */
export interface ContentExtra {
  contentSource: ContentSource;
  /** Replaces `fetchQuery` if several stores share results. */
  execute?: FetchQuery | undefined;
}

/** A key that equal queries share. The GROQ is not escaped as JSON would do it, which takes long for long queries. */
export function queryKey({ groq, params }: Pick<ContentQuery, 'groq' | 'params'>): string {
  return `${JSON.stringify(params)} ${groq}`;
}

import type * as z from 'zod/mini';
import type { ContentError } from '#lib/errors/contentError.ts';
import type { ContentSource } from './contentSource.ts';

/** A GROQ query with its parameters, beside `$eventId`, which every query has. */
export interface ContentQuery {
  groq: string;
  params?: Readonly<Record<string, unknown>>;
  /** Parses the result before it enters the cache. */
  schema: z.core.$ZodType;
  /** A query that the service worker stores ahead for times without a network, and where its result holds this one's. */
  fallback?: { query: ContentQuery; find(result: unknown): unknown };
}

/** Imports a query's module and builds the query; rejects where the module cannot be loaded. */
export type LoadQuery = () => Promise<ContentQuery>;

export type QueryResult = { data: unknown; error?: undefined } | { data?: undefined; error: ContentError };

/** @param onRetry called for each failed try that another one follows. */
export type FetchQuery = (
  query: ContentQuery,
  source: ContentSource,
  signal: AbortSignal,
  onRetry?: (error: ContentError) => void,
) => Promise<QueryResult>;

/** What the store hands to every thunk, and so to the base query. */
export interface ContentExtra {
  contentSource: ContentSource;
  /** Replaces `fetchQuery` where several stores share results. */
  execute?: FetchQuery | undefined;
}

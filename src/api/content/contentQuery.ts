import type * as z from 'zod/mini';

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

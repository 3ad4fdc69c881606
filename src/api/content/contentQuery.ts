import type * as z from 'zod/mini';

/** What the content service is asked. Every query carries `$eventId` besides its own parameters. */
export interface ContentQuery {
  groq: string;
  params?: Readonly<Record<string, unknown>>;
  /** What the answer must be. It is parsed before it enters the cache. */
  schema: z.core.$ZodType;
  /** A query that is asked ahead for times without a network, and how its answer holds this one's. */
  heldBy?: { query: ContentQuery; find(answer: unknown): unknown };
}

/** Fetches the code of a query and puts it together; rejects where the code cannot be had. */
export type LoadQuery = () => Promise<ContentQuery>;

import type * as z from 'zod/mini';

/** What the content service is asked. Every question carries `$eventId` besides its own parameters. */
export interface ContentQuestion {
  groq: string;
  params?: Readonly<Record<string, unknown>>;
  /** What the answer must be. It is parsed before it enters the cache. */
  schema: z.core.$ZodType;
  /** A question that is asked ahead for times without a network, and how its answer holds this one's. */
  heldBy?: { question: ContentQuestion; find(answer: unknown): unknown };
}

/** Fetches the code of a question and puts it together; rejects where the code cannot be had. */
export type LoadQuestion = () => Promise<ContentQuestion>;

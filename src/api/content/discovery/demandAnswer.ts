import type * as z from 'zod/mini';
import type { ContentQuestion } from '../contentQuestion';
import type { ContentSource } from '../contentSource';
import { askQuestion } from '../reader/askQuestion';

/**
 * Asks where no store stands between, and nobody waits at a screen.
 *
 * @throws Error saying why the content could not be read.
 */
export async function demandAnswer<Schema extends z.core.$ZodType>(
  source: ContentSource,
  question: ContentQuestion & { schema: Schema },
): Promise<z.output<Schema>> {
  const { data, error } = await askQuestion(question, source, new AbortController().signal);
  if (error) throw new Error(`The content could not be read: ${error.message}`);
  return data as z.output<Schema>;
}

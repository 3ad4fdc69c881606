import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ContentError } from '../../lib/errors/contentError';
import type { LoadQuestion } from './contentQuestion';
import type { ContentExtra } from './contentSource';
import { loadReader, preloadReader } from './loadReader';
import { recentFailures } from './recentFailures';

/**
 * RTK Query's base query over the Sanity client. A page that comes with its answers asks nothing, so what asking takes
 * (the question, the reader, the client) is loaded here, all at the same time. What cannot be loaded is the error
 * `network`; asking again loads it again. What has just failed is not asked again, unless somebody wants it.
 */
export const sanityBaseQuery: BaseQueryFn<LoadQuestion, unknown, ContentError> = async (
  loadQuestion,
  { extra, signal, forced },
) => {
  const { contentSource, ask } = extra as ContentExtra;
  preloadReader();
  let loaded;
  try {
    loaded = await Promise.all([loadReader(), loadQuestion()]);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return { error: { kind: 'network', message: `fetch failed: ${message}` } };
  }
  const [{ askQuestion }, question] = loaded;
  const failures = recentFailures(contentSource);
  const key = JSON.stringify([question.groq, question.params]);
  const known = forced ? undefined : failures.get(key);
  if (known) return { error: known };

  const result = await (ask ?? askQuestion)(question, contentSource, signal);
  if (result.error && result.error.kind !== 'aborted') failures.note(key, result.error);
  return result;
};

import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ContentError } from '../../lib/errors/contentError';
import type { LoadQuestion } from './contentQuestion';
import type { ContentExtra } from './contentSource';
import { loadReader, preloadReader } from './loadReader';

/**
 * RTK Query's base query over the Sanity client. A page that comes with its answers asks nothing, so what asking takes
 * (the question, the reader, the client) is loaded here, all at the same time. What cannot be loaded is the error
 * `network`; asking again loads it again.
 */
export const sanityBaseQuery: BaseQueryFn<LoadQuestion, unknown, ContentError> = async (
  loadQuestion,
  { extra, signal },
) => {
  const { contentSource } = extra as ContentExtra;
  preloadReader();
  let loaded;
  try {
    loaded = await Promise.all([loadReader(), loadQuestion()]);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return { error: { kind: 'network', message: `fetch failed: ${message}` } };
  }
  const [{ askQuestion }, question] = loaded;
  return askQuestion(question, contentSource, signal);
};

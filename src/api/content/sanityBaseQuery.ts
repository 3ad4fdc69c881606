import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ContentError, networkError } from '../../lib/errors/contentError';
import type { LoadQuestion } from './contentQuestion';
import { loadReader, preloadReader } from './loadReader';

/**
 * RTK Query's base query over the Sanity client. A page that comes with its answers asks nothing, so what asking takes
 * (the question, the reader, the client) is loaded here, all at the same time. What cannot be loaded is the error
 * `network`; asking again loads it again.
 */
export const sanityBaseQuery: BaseQueryFn<LoadQuestion, unknown, ContentError> = async (
  loadQuestion,
  api,
) => {
  preloadReader();
  const question = loadQuestion();
  // The reader meets the failure, if it comes itself.
  question.catch(() => undefined);
  try {
    const { answerQuery } = await loadReader();
    return await answerQuery(question, api);
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
};

import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type ContentError, networkError } from '../../../lib/errors/contentError';
import type { ContentQuestion } from '../contentQuestion';
import type { ContentExtra } from '../contentSource';
import { type ContentAnswer, askQuestion } from './askQuestion';
import { keptAnswer } from './keptAnswer';
import { recentFailures } from './recentFailures';

/** How long a visitor waits for the network before what is kept is shown. Milliseconds. */
const PATIENCE = 5000;

/**
 * Answers a query of the store. Where the network fails or is slow, and the store has nothing yet, the answer may be
 * kept on this device; else it is waited for.
 *
 * @param question what to ask; it rejects where its code cannot be had.
 */
export function answerQuery(question: Promise<ContentQuestion>, api: BaseQueryApi): Promise<ContentAnswer> {
  return new Promise((resolve, reject) => {
    let search: Promise<void> | undefined;
    const patience = setTimeout(searchKept, PATIENCE);
    ask(question, api, onFailure).then(async (answer) => {
      clearTimeout(patience);
      if (answer.error) await onFailure(answer.error);
      // What was kept has been given by now, if there was something; then this says nothing.
      resolve(answer);
    }, reject);

    async function onFailure({ kind }: ContentError) {
      if (kind === 'network') await searchKept();
    }

    function searchKept(): Promise<void> {
      search ??= keptAnswer(question, api).then((data) => {
        if (data !== undefined) resolve({ data });
      });
      return search;
    }
  });
}

/** What has just failed is not asked again, unless somebody wants it. */
async function ask(
  loading: Promise<ContentQuestion>,
  { extra, signal, forced }: BaseQueryApi,
  onFailure: (error: ContentError) => void,
): Promise<ContentAnswer> {
  const { contentSource, ask = askQuestion } = extra as ContentExtra;
  let question;
  try {
    question = await loading;
  } catch (thrown) {
    return { error: networkError(thrown) };
  }
  const failures = recentFailures(contentSource);
  const key = JSON.stringify([question.groq, question.params]);
  const known = forced ? undefined : failures.get(key);
  if (known) return { error: known };

  const answer = await ask(question, contentSource, signal, onFailure);
  if (answer.error && answer.error.kind !== 'aborted') failures.note(key, answer.error);
  return answer;
}

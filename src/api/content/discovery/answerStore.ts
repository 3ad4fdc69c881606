import type { ContentQuestion } from '../contentQuestion';
import { type ContentAnswer, askQuestion } from '../reader/askQuestion';

export interface AnswerStore {
  /** Asks a question, unless its answer is known. */
  ask: typeof askQuestion;
  /** Tells the answer to a question before anybody asks it. */
  tell(question: ContentQuestion, data: unknown): void;
}

/**
 * What stores that read one content source, one soon after another, need not read and parse again: the pages of an
 * export ask for the same menus and lists.
 *
 * @param kept how many answers are remembered; those used last stay. Errors are not remembered.
 */
export function createAnswerStore(kept: number): AnswerStore {
  const answers = new Map<string, Promise<ContentAnswer>>();

  function remember(key: string, answer: Promise<ContentAnswer>) {
    // A Map keeps the order of insertion: what was just used goes to the end.
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= kept) break;
      answers.delete(oldest);
    }
  }

  return {
    async ask(question, source) {
      const key = keyOf(question);
      // Several may wait for it, so none of them can abort it.
      const asking = answers.get(key) ?? askQuestion(question, source, new AbortController().signal);
      remember(key, asking);
      const answer = await asking;
      if (answer.error) answers.delete(key);
      return answer;
    },
    tell(question, data) {
      remember(keyOf(question), Promise.resolve({ data }));
    },
  };
}

function keyOf({ groq, params }: ContentQuestion): string {
  return JSON.stringify([groq, params]);
}

/** What runs in the process of `evaluationChild.ts`: holds the documents and answers one question after the other. */
import { Script, createContext } from 'node:vm';
import type { StoredDocument } from '../dataset/storedDocument.ts';
import { type Question, evaluateQuery } from './evaluateQuery.ts';
import { Refusal, refuseQuery } from './refusal.ts';

/** `documents` come on top of those that are there; `forget` is sent before those of another state. */
export type ToProgram =
  | { kind: 'forget' }
  | { kind: 'documents'; documents: readonly StoredDocument[] }
  | { kind: 'question'; question: Question; deadlineMs: number };

/** The answer to a question: its result as JSON, what a Refusal is made of, or that its time is over. */
export type FromProgram =
  | { kind: 'result'; result: string }
  | ({ kind: 'refusal' } & Pick<Refusal, 'status' | 'body' | 'headers'>)
  | { kind: 'late' };

/** Characters; what the site asks for takes a tenth of it with 3,568 sessions. */
const LONGEST_RESULT = 16 * 1024 * 1024;

let byId = new Map<string, StoredDocument>();
let documents: StoredDocument[] = [];

process.on('message', (message: ToProgram) => {
  if (message.kind === 'question') process.send?.(answer(message.question, message.deadlineMs));
  else if (message.kind === 'forget') [byId, documents] = [new Map(), []];
  else {
    for (const document of message.documents) {
      documents.push(document);
      byId.set(document._id, document);
    }
  }
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches this process too; the one that started it decides when it ends.
process.on('SIGINT', () => undefined);

function answer(question: Question, deadlineMs: number): FromProgram {
  try {
    const result = inTime(deadlineMs, () => evaluateQuery({ documents, byId }, question));
    if (result.length > LONGEST_RESULT) throw refuseQuery(question.query, 'the result is larger than 16 MB');
    return { kind: 'result', result };
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, body, headers } = error;
      return { kind: 'refusal', status, body, headers };
    }
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { kind: 'late' };
    throw error;
  }
}

const script = new Script('work()');
const context = createContext({ work: undefined });

/**
 * Stops what takes too long, wherever it is, and keeps the documents: only a script can be given a time.
 *
 * @throws an error with the code ERR_SCRIPT_EXECUTION_TIMEOUT
 */
function inTime<T>(milliseconds: number, work: () => T): T {
  context.work = work;
  return script.runInContext(context, { timeout: milliseconds }) as T;
}

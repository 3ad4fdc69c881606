/** What runs in the process of `evaluationChild.ts`: holds the documents and answers one question after the other. */
import { Script, createContext } from 'node:vm';
import type { StoredDocument } from '../dataset/storedDocument.ts';
import { type GroqQuery, evaluateQuery } from './evaluateQuery.ts';
import { QueryError, parseError } from './queryError.ts';

/** `documents` come on top of those that are there; `forget` is sent before those of another state. */
export type ToChild =
  | { kind: 'clear' }
  | { kind: 'documents'; documents: readonly StoredDocument[] }
  | { kind: 'query'; groqQuery: GroqQuery; deadlineMs: number };

/** The answer to a question: its result as JSON, what a Refusal is made of, or that its time is over. */
export type FromChild =
  | { kind: 'result'; result: string }
  | ({ kind: 'error' } & Pick<QueryError, 'status' | 'body' | 'headers'>)
  | { kind: 'timeout' };

/** Characters; what the site asks for takes a tenth of it with 3,568 sessions. */
const MAX_RESULT_LENGTH = 16 * 1024 * 1024;

let byId = new Map<string, StoredDocument>();
let documents: StoredDocument[] = [];

process.on('message', (message: ToChild) => {
  if (message.kind === 'query') process.send?.(execute(message.groqQuery, message.deadlineMs));
  else if (message.kind === 'clear') [byId, documents] = [new Map(), []];
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

function execute(groqQuery: GroqQuery, deadlineMs: number): FromChild {
  try {
    const result = runWithTimeout(deadlineMs, () => evaluateQuery({ documents, byId }, groqQuery));
    if (result.length > MAX_RESULT_LENGTH)
      throw parseError(groqQuery.query, 'the result is larger than 16 MB');
    return { kind: 'result', result };
  } catch (error) {
    if (error instanceof QueryError) {
      const { status, body, headers } = error;
      return { kind: 'error', status, body, headers };
    }
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { kind: 'timeout' };
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
function runWithTimeout<T>(milliseconds: number, work: () => T): T {
  context.work = work;
  return script.runInContext(context, { timeout: milliseconds }) as T;
}

/**
 * Program of the process that `evaluationChild.ts` starts: holds the documents and evaluates one query after another.
 */
import { Script, createContext } from 'node:vm';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { type GroqQuery, evaluateQuery } from './evaluateQuery.ts';
import { QueryError, parseError } from './queryError.ts';

/** `documents` adds documents; `clear` removes all, before another dataset is sent. */
export type ToChild =
  | { kind: 'clear' }
  | { kind: 'documents'; documents: readonly StoredDocument[] }
  | { kind: 'query'; groqQuery: GroqQuery; deadlineMs: number };

/** Reply to a query: the result as JSON, the fields of a QueryError, or a timeout. */
export type FromChild =
  | { kind: 'result'; result: string }
  | ({ kind: 'error' } & Pick<QueryError, 'status' | 'body' | 'headers'>)
  | { kind: 'timeout' };

/** In characters. With 3,568 sessions the largest query of the site takes a tenth of it. */
const MAX_RESULT_LENGTH = 16 * 1024 * 1024;

let byId = new Map<string, StoredDocument>();
let documents: StoredDocument[] = [];

process.on('message', (message: ToChild) => {
  if (message.kind === 'query') process.send?.(execute(message.groqQuery, message.deadlineMs));
  else if (message.kind === 'clear') [byId, documents] = [new Map<string, StoredDocument>(), []];
  else {
    for (const document of message.documents) {
      documents.push(document);
      byId.set(document._id, document);
    }
  }
});
process.on('disconnect', () => process.exit());
// Ctrl+C signals this process, too, but the parent decides when it ends.
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
 * Stops work at a deadline and keeps the documents. Only a vm script can be given a timeout.
 *
 * @throws an error with the code ERR_SCRIPT_EXECUTION_TIMEOUT
 */
function runWithTimeout<T>(milliseconds: number, work: () => T): T {
  context.work = work;
  return script.runInContext(context, { timeout: milliseconds }) as T;
}

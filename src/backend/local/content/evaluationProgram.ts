/** What runs in the thread of `evaluationThread.ts`: holds the documents and answers one question after the other. */
import { parentPort } from 'node:worker_threads';
import type { StoredDocument } from '../dataset/storedDocument';
import { type Question, evaluateQuery } from './evaluateQuery';
import { Refusal } from './refusal';

/** `documents` come on top of those that are there; `forget` is sent before those of another state. */
export type ToThread =
  | { kind: 'forget' }
  | { kind: 'documents'; documents: readonly StoredDocument[] }
  | { kind: 'question'; question: Question };

/** The answer to a question: its result as JSON, or what a Refusal is made of. */
export type FromThread =
  { kind: 'result'; result: string } | ({ kind: 'refusal' } & Pick<Refusal, 'status' | 'body' | 'headers'>);

let byId = new Map<string, StoredDocument>();
let documents: StoredDocument[] = [];

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'question') parentPort?.postMessage(answer(message.question));
  else if (message.kind === 'forget') [byId, documents] = [new Map(), []];
  else {
    for (const document of message.documents) {
      documents.push(document);
      byId.set(document._id, document);
    }
  }
});

function answer(question: Question): FromThread {
  try {
    return { kind: 'result', result: evaluateQuery({ documents, byId }, question) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, body, headers } = error;
    return { kind: 'refusal', status, body, headers };
  }
}

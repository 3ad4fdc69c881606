/** What runs in the thread of `databaseThread.ts`: Postgres, and what asks it more than one thing for an answer. */
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { answerRest } from '../rest/restService.ts';
import { type ApiRole, openDatabase } from './openDatabase.ts';

/** A request to the Data API, or one statement with the rights of the service key. */
export type Question =
  | {
      kind: 'request';
      role: ApiRole;
      method: string;
      url: string;
      headers: [string, string][];
      body?: string;
    }
  | { kind: 'statement'; sql: string; parameters: unknown[] };

export type Answer =
  | { kind: 'response'; status: number; headers: [string, string][]; body: string | null }
  | { kind: 'rows'; rows: unknown[] }
  | { kind: 'failure'; message: string; code: string | undefined };

export type ToThread = ({ id: number } & Question) | { kind: 'close' };
export type FromThread = { id: number } & Answer;

// The optimizing compiler takes 60 MB for Postgres, and spares the forms' few statements no time.
setFlagsFromString('--liftoff-only');

const opening = openDatabase((workerData as { folder: string }).folder);
const running = new Set<Promise<void>>();

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'close') return void close();
  const answering = answer(message)
    .catch((error: Error & { code?: string }): Answer => {
      return { kind: 'failure', message: error.message, code: error.code };
    })
    .then((answered) => parentPort?.postMessage({ ...answered, id: message.id } satisfies FromThread))
    .finally(() => running.delete(answering));
  running.add(answering);
});

async function answer(question: Question): Promise<Answer> {
  const database = await opening;
  if (question.kind === 'statement') {
    const { sql, parameters } = question;
    const { rows } = await database.as('service_role', (transaction) => transaction.query(sql, parameters));
    return { kind: 'rows', rows };
  }
  const { role, url, method, headers, body } = question;
  const response = await answerRest(database, role, new Request(url, { method, headers, body }));
  const text = response.body === null ? null : await response.text();
  return { kind: 'response', status: response.status, headers: [...response.headers], body: text };
}

async function close(): Promise<void> {
  await Promise.all(running);
  await (await opening).close();
  process.exit();
}

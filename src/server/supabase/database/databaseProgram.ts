/**
 * Program of the thread that `databaseThread.ts` starts: Postgres, and handlers that need several queries per request.
 */
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { handleRest } from '../rest/restService.ts';
import { type Caller, openDatabase } from './openDatabase.ts';

/** A request to the Data API, or a statement run as the service role. */
export type DatabaseRequest =
  | {
      kind: 'request';
      caller: Caller;
      method: string;
      url: string;
      headers: [string, string][];
      body?: string;
    }
  | { kind: 'statement'; sql: string; parameters: unknown[] };

export type DatabaseResult =
  | { kind: 'response'; status: number; headers: [string, string][]; body: string | null }
  | { kind: 'rows'; rows: unknown[] }
  | { kind: 'failure'; message: string; code: string | undefined };

export type ToThread = ({ id: number } & DatabaseRequest) | { kind: 'close' };
export type FromThread = { id: number } & DatabaseResult;

// The optimizing compiler takes 60 MB for Postgres without making these few statements faster.
setFlagsFromString('--liftoff-only');

const opening = openDatabase((workerData as { folder: string }).folder);
// Without a database the thread ends, and the next request starts another one.
opening.catch((error: unknown) => {
  throw error;
});
const running = new Set<Promise<void>>();

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'close') return void close();
  const execution = execute(message)
    .catch((error: unknown): DatabaseResult => {
      const { message, code } = error as Error & { code?: string };
      return { kind: 'failure', message, code };
    })
    .then((result) => parentPort?.postMessage({ ...result, id: message.id } satisfies FromThread))
    .finally(() => running.delete(execution));
  running.add(execution);
});

async function execute(request: DatabaseRequest): Promise<DatabaseResult> {
  const database = await opening;
  if (request.kind === 'statement') {
    const { sql, parameters } = request;
    const { rows } = await database.as({ role: 'service_role' }, (transaction) =>
      transaction.query(sql, parameters),
    );
    return { kind: 'rows', rows };
  }
  const { caller, url, method, headers, body } = request;
  const response = await handleRest(database, caller, new Request(url, { method, headers, body }));
  const text = response.body === null ? null : await response.text();
  return { kind: 'response', status: response.status, headers: [...response.headers], body: text };
}

async function close(): Promise<void> {
  await Promise.all(running);
  await (await opening).close();
  process.exit();
}

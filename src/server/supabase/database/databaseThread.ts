import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readBody } from '#supabase/functions/_shared/readBody.ts';
import { BusyError } from '../../http/workQueue.ts';
import { ApiError } from '../rest/apiError.ts';
import type { DatabaseResult, FromThread, DatabaseRequest, ToThread } from './databaseProgram.ts';
import type { Caller } from './openDatabase.ts';

/** Postgres in a worker thread: it never blocks pages, and the server survives if Postgres fails. */
export interface DatabaseThread {
  /**
   * Handles a request to the Data API.
   *
   * @throws Error when the database has ended, BusyError when too many requests are waiting
   */
  handle(caller: Caller, request: Request): Promise<Response>;
  /**
   * Runs a statement as the service role, in a transaction.
   *
   * @returns its rows
   * @throws Error of Postgres with its `code`, or the errors of `handle`
   */
  query<Row>(sql: string, parameters: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Worker threads start without the TypeScript loader. */
const BOOTSTRAP = `
  const { workerData } = require('node:worker_threads');
  require(workerData.tsx);
  require(workerData.program);
`;

/**
 * Twice the longest application. Requests are public, a thousand may wait at once, and small JSON lists take 20 times
 * their size in memory.
 */
const MAX_BODY_BYTES = 128 * 1024;
/** Longer than any request takes, and longer than opening a database takes. */
const DEADLINE_MS = 30_000;
/** As many as a busy machine handles within the deadline. */
const MAX_WAITING = 1000;

interface PendingRequest {
  resolve(result: DatabaseResult): void;
  reject(error: Error): void;
}

/**
 * Opens the database with the first request, and again after it has ended. A database without a result within the
 * deadline is terminated, because Postgres may hang on a full disk.
 *
 * @param options.folder holds a database that no other process has open
 * @param options.deadlineMs longest time without a result
 */
export function startDatabase(options: { folder: string; deadlineMs?: number }): DatabaseThread {
  const { folder, deadlineMs = DEADLINE_MS } = options;
  const pending = new Map<number, PendingRequest>();
  let thread: Worker | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const worker = startWorker(folder);
    worker.on('message', ({ id, ...result }: FromThread) => {
      pending.get(id)?.resolve(result);
      pending.delete(id);
      resetDeadline();
    });
    worker.on('error', (error) => console.error('The database has ended:', error));
    worker.once('exit', () => {
      thread = undefined;
      for (const { reject } of pending.values()) reject(new Error('The database has ended'));
      pending.clear();
      resetDeadline();
    });
    return worker;
  }

  /** Requests run one after another, so each result restarts the deadline. */
  function resetDeadline(): void {
    clearTimeout(deadline);
    // An idle thread must not keep the process alive.
    if (pending.size === 0) return thread?.unref();
    thread?.ref();
    deadline = setTimeout(() => {
      console.error(`The database has given no result for ${deadlineMs} ms; it is started again.`);
      void thread?.terminate();
    }, deadlineMs);
  }

  function send(request: DatabaseRequest): Promise<DatabaseResult> {
    if (pending.size >= MAX_WAITING)
      return Promise.reject(new BusyError('Too many requests wait for the database.'));
    thread ??= start();
    lastId += 1;
    const id = lastId;
    post(thread, { ...request, id });
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      if (pending.size === 1) resetDeadline();
    });
  }

  return {
    async handle(caller, request) {
      const { method, url, headers } = request;
      // The Request constructor rejects this method.
      if (method === 'TRACE')
        return new ApiError(405, 'PGRST117', 'Unsupported HTTP method: TRACE').toResponse();
      const bytes = method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : undefined;
      if (method === 'POST' && !bytes) {
        return new ApiError(413, 'PGRST000', 'The request is larger than 128 KiB').toResponse();
      }
      const body = bytes && new TextDecoder().decode(bytes);
      const result = await send({ kind: 'request', caller, method, url, headers: [...headers], body });
      if (result.kind !== 'response') throw toError(result);
      return new Response(result.body, result);
    },
    async query<Row>(sql: string, parameters: unknown[]) {
      const result = await send({ kind: 'statement', sql, parameters });
      if (result.kind !== 'rows') throw toError(result);
      return result.rows as Row[];
    },
    async close() {
      if (!thread) return;
      thread.ref();
      // `once` of Node rejects for a thread that ends with an error.
      const ended = new Promise((resolve) => thread?.once('exit', resolve));
      const closeTimer = setTimeout(() => void thread?.terminate(), deadlineMs);
      post(thread, { kind: 'close' });
      await ended;
      clearTimeout(closeTimer);
    },
  };
}

function startWorker(folder: string): Worker {
  const worker = new Worker(BOOTSTRAP, {
    eval: true,
    execArgv: [],
    workerData: { tsx: require.resolve('tsx/cjs'), program: join(__dirname, 'databaseProgram.ts'), folder },
    // As for the main thread: a larger young generation is not worth its memory.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  return worker;
}

function post(thread: Worker, message: ToThread): void {
  thread.postMessage(message);
}

function toError(result: DatabaseResult): Error {
  if (result.kind !== 'failure') return new Error(`The database answers with ${result.kind}`);
  return Object.assign(new Error(result.message), { code: result.code });
}

import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readBody } from '#supabase/functions/_shared/readBody.ts';
import { ApiError } from '../rest/apiError.ts';
import type { Answer, FromThread, Question, ToThread } from './databaseProgram.ts';
import type { ApiRole } from './openDatabase.ts';

/** Postgres in a thread of its own: pages do not wait for it, whatever it does, and live on where it does not. */
export interface DatabaseThread {
  /**
   * Answers a request to the Data API.
   *
   * @throws Error where the database is gone or has no time
   */
  answer(role: ApiRole, request: Request): Promise<Response>;
  /**
   * Runs a statement with the rights of the service key, in a transaction, and gives its rows.
   *
   * @throws Error the refusal of Postgres, with its `code`, or as above
   */
  query<Row>(sql: string, parameters: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A thread starts as plain Node, which has yet to learn TypeScript. */
const STARTING = `
  const { workerData } = require('node:worker_threads');
  require(workerData.tsx);
  require(workerData.program);
`;

/** Twice the longest application. Anyone may send, and a thousand wait at once: small lists take 20 times their text. */
const LONGEST_BODY = 128 * 1024;
/** More than any answer takes, and than opening a database does. */
const DEADLINE_MS = 30_000;
/** As many as are answered within the deadline by a machine that is busy. */
const MOST_WAITING = 1000;

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Opens the database in a folder with the first question, and again where it has ended. One that gives no answer for
 * some seconds is ended: on a full disk Postgres may stand still for good.
 *
 * @param options.folder in which there is a database; nobody else may have it open
 * @param options.deadlineMs how long it may stand still
 */
export function startDatabase(options: { folder: string; deadlineMs?: number }): DatabaseThread {
  const { folder, deadlineMs = DEADLINE_MS } = options;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let late: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Worker {
    const worker = startWorker(folder);
    worker.on('message', ({ id, ...answer }: FromThread) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
      watch();
    });
    worker.on('error', (error) => console.error('The database has ended:', error));
    worker.once('exit', () => {
      thread = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The database has ended'));
      waiting.clear();
      watch();
    });
    return worker;
  }

  /** It answers in turn: from one answer to the next no more than one question's time goes by. */
  function watch(): void {
    clearTimeout(late);
    // Whoever ends the program waits for no thread that has nothing to do.
    if (waiting.size === 0) return thread?.unref();
    thread?.ref();
    late = setTimeout(() => {
      console.error(`The database has stood still for ${deadlineMs} ms`);
      void thread?.terminate();
    }, deadlineMs);
  }

  function ask(question: Question): Promise<Answer> {
    if (waiting.size >= MOST_WAITING) return Promise.reject(new Error('Too many wait for the database'));
    thread ??= start();
    last += 1;
    const id = last;
    post(thread, { ...question, id });
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1) watch();
    });
  }

  return {
    async answer(role, request) {
      const { method, url, headers } = request;
      // No `Request` can be made of it in the thread.
      if (method === 'TRACE')
        return new ApiError(405, 'PGRST117', 'Unsupported HTTP method: TRACE').toResponse();
      const bytes = method === 'POST' ? await readBody(request, LONGEST_BODY) : undefined;
      if (method === 'POST' && !bytes) {
        return new ApiError(413, 'PGRST000', 'The request is larger than 128 KiB').toResponse();
      }
      const body = bytes && new TextDecoder().decode(bytes);
      const answer = await ask({ kind: 'request', role, method, url, headers: [...headers], body });
      if (answer.kind !== 'response') throw toError(answer);
      return new Response(answer.body, answer);
    },
    async query<Row>(sql: string, parameters: unknown[]) {
      const answer = await ask({ kind: 'statement', sql, parameters });
      if (answer.kind !== 'rows') throw toError(answer);
      return answer.rows as Row[];
    },
    async close() {
      if (!thread) return;
      thread.ref();
      const ended = once(thread, 'exit');
      const tooLate = setTimeout(() => void thread?.terminate(), deadlineMs);
      post(thread, { kind: 'close' });
      await ended;
      clearTimeout(tooLate);
    },
  };
}

function startWorker(folder: string): Worker {
  const worker = new Worker(STARTING, {
    eval: true,
    execArgv: [],
    workerData: { tsx: require.resolve('tsx/cjs'), program: join(__dirname, 'databaseProgram.ts'), folder },
    // As in the program's own thread: garbage that is younger is not worth the memory.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  return worker;
}

function post(thread: Worker, message: ToThread): void {
  thread.postMessage(message);
}

function toError(answer: Answer): Error {
  if (answer.kind !== 'failure') return new Error(`The database answers with ${answer.kind}`);
  return Object.assign(new Error(answer.message), { code: answer.code });
}

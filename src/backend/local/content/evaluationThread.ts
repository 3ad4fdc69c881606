import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Dataset } from '../dataset/datasetStore';
import type { Question } from './evaluateQuery';
import type { FromThread, ToThread } from './evaluationProgram';
import { Refusal, refuse } from './refusal';

/** A thread that answers questions: however long one takes, pages and kept answers do not wait for it. */
export interface EvaluationThread {
  /** Hands the content over before anyone asks: 50,000 documents take some seconds. */
  prepare(dataset: Dataset): Promise<void>;
  /**
   * @returns the result as JSON
   * @throws Refusal what `evaluateQuery` refuses, and 504 for a question that takes too long
   */
  evaluate(dataset: Dataset, question: Question): Promise<string>;
  close(): Promise<void>;
}

/** A thread starts as plain Node, which has yet to learn TypeScript. */
const STARTING = `
  const { workerData } = require('node:worker_threads');
  require(workerData.tsx);
  require(workerData.program);
`;

/** How many documents are handed over at once: some milliseconds of work. */
const AT_ONCE = 500;
/** A scan of 50,000 documents takes half a second; one that scans anew for each document of a scan (by `^`) would take hours. */
const DEADLINE_MS = 10_000;

/** @param options.deadlineMs how long one question may take */
export function startEvaluationThread({ deadlineMs = DEADLINE_MS } = {}): EvaluationThread {
  let worker = startWorker();
  /** What the thread has. */
  let handedOver: Dataset | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function handOver(dataset: Dataset): Promise<void> {
    const { documents } = dataset;
    post(worker, { kind: 'forget' });
    for (let at = 0; at < documents.length; at += AT_ONCE) {
      post(worker, { kind: 'documents', documents: documents.slice(at, at + AT_ONCE) });
      await setImmediate();
    }
    handedOver = dataset;
  }

  async function ask(dataset: Dataset, question: Question): Promise<string> {
    if (hasEnded(worker)) [worker, handedOver] = [startWorker(), undefined];
    if (handedOver !== dataset) await handOver(dataset);
    const late = setTimeout(() => void worker.terminate(), deadlineMs);
    post(worker, { kind: 'question', question });
    const answer = await nextFrom(worker);
    clearTimeout(late);
    if (!answer) throw refuse(504, 'Gateway Timeout', 'the query takes too much time or memory');
    if (answer.kind === 'refusal') throw new Refusal(answer.status, answer.body, answer.headers);
    return answer.result;
  }

  /** One at a time: so no question is charged with the time of another. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    prepare: (dataset) => inTurn(() => handOver(dataset)),
    evaluate: (dataset, question) => inTurn(() => ask(dataset, question)),
    async close() {
      await worker.terminate();
    },
  };
}

function startWorker(): Worker {
  const program = join(__dirname, 'evaluationProgram.ts');
  const worker = new Worker(STARTING, {
    eval: true,
    execArgv: [],
    workerData: { tsx: require.resolve('tsx/cjs'), program },
  });
  worker.on('error', (error) => console.error('The thread that answers queries has ended:', error));
  // Whoever ends the program does not wait for it.
  worker.unref();
  return worker;
}

function hasEnded({ threadId }: Worker): boolean {
  return threadId === -1;
}

function post(worker: Worker, message: ToThread): void {
  worker.postMessage(message);
}

/** What the thread says next; undefined where it ends. */
function nextFrom(worker: Worker): Promise<FromThread | undefined> {
  return new Promise((resolve) => {
    const end = () => resolve(undefined);
    worker.once('exit', end);
    worker.once('message', (message: FromThread) => {
      worker.off('exit', end);
      resolve(message);
    });
  });
}

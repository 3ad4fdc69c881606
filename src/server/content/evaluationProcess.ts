import type { Dataset } from '../dataset/datasetStore.ts';
import { createWorkQueue } from '../http/workQueue.ts';
import type { GroqQuery } from './evaluateQuery.ts';
import { type EvaluationChild, startEvaluationChild } from './evaluationChild.ts';
import { QueryError, requestError } from './queryError.ts';

/**
 * A process that evaluates queries, one at a time. Pages and cached responses do not wait for a slow query, and the
 * server survives a query that runs out of memory. A worker thread is not enough: in some cases of missing memory the
 * whole process ends.
 */
export interface EvaluationProcess {
  /** Sends the dataset before the first query: 50,000 documents take some seconds. */
  prepare(dataset: Dataset): Promise<void>;
  /**
   * @param signal removes the query from the queue
   * @param limitMs a time limit below that of the process
   * @returns the result as JSON
   * @throws QueryError those of `evaluateQuery`, and 504 for a query that takes too much time or memory
   * @throws BusyError when the queue is full
   */
  evaluate(dataset: Dataset, groqQuery: GroqQuery, signal?: AbortSignal, limitMs?: number): Promise<string>;
  close(): void;
}

/**
 * The process starts with the first query, and again after a query that ended it.
 *
 * @param options.deadlineMs time limit of one query
 * @param options.maxWaiting length of the queue
 */
export function createEvaluationProcess({
  deadlineMs,
  maxWaiting = 50,
}: {
  deadlineMs: number;
  maxWaiting?: number;
}): EvaluationProcess {
  const queue = createWorkQueue({ maxRunning: 1, maxWaiting });
  let child: EvaluationChild | undefined;

  async function childWith(dataset: Dataset): Promise<EvaluationChild> {
    if (!child || child.hasEnded()) child = startEvaluationChild();
    await child.load(dataset);
    return child;
  }

  async function execute(dataset: Dataset, groqQuery: GroqQuery, limitMs = deadlineMs): Promise<string> {
    const reply = await (await childWith(dataset)).evaluate(groqQuery, Math.min(limitMs, deadlineMs));
    if (!reply || reply.kind === 'timeout')
      throw requestError(504, 'Gateway Timeout', 'the query takes too much time or memory');
    if (reply.kind === 'error') throw new QueryError(reply.status, reply.body, reply.headers);
    return reply.result;
  }

  return {
    prepare: (dataset) => queue.run(async () => void (await childWith(dataset))),
    evaluate: (dataset, groqQuery, signal, limitMs) =>
      queue.run(() => execute(dataset, groqQuery, limitMs), { signal }),
    close: () => child?.end(),
  };
}

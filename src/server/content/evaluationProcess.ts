import type { Dataset } from '../dataset/datasetStore.ts';
import { createWorkQueue } from '../http/workQueue.ts';
import type { GroqQuery } from './evaluateQuery.ts';
import { type EvaluationChild, startEvaluationChild } from './evaluationChild.ts';
import { QueryError, requestError } from './queryError.ts';

/**
 * A process that answers questions, one at a time: however long one takes, pages and kept answers do not wait for it,
 * and whatever one does to memory, the server goes on. A thread would not do: there are ways to run out of memory that
 * end the whole process.
 */
export interface EvaluationProcess {
  /** Hands the content over before anyone asks: 50,000 documents take some seconds. */
  prepare(dataset: Dataset): Promise<void>;
  /**
   * @param signal takes the question out of the queue
   * @returns the result as JSON
   * @throws Refusal what `evaluateQuery` refuses, and 504 for a question that takes too much time or memory
   * @throws BusyError when too many wait
   */
  evaluate(dataset: Dataset, groqQuery: GroqQuery, signal?: AbortSignal): Promise<string>;
  close(): void;
}

/**
 * It starts when it is first needed, and again after a question that it did not survive.
 *
 * @param options.deadlineMs how long one question may take
 * @param options.mostWaiting how many may wait for the one that is being answered
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

  async function execute(dataset: Dataset, groqQuery: GroqQuery): Promise<string> {
    const reply = await (await childWith(dataset)).evaluate(groqQuery, deadlineMs);
    if (!reply || reply.kind === 'timeout')
      throw requestError(504, 'Gateway Timeout', 'the query takes too much time or memory');
    if (reply.kind === 'error') throw new QueryError(reply.status, reply.body, reply.headers);
    return reply.result;
  }

  return {
    prepare: (dataset) => queue.run(async () => void (await childWith(dataset))),
    evaluate: (dataset, groqQuery, signal) => queue.run(() => execute(dataset, groqQuery), { signal }),
    close: () => child?.end(),
  };
}

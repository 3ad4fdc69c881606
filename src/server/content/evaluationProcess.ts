import type { Dataset } from '../dataset/datasetStore.ts';
import { createWorkQueue } from '../http/workQueue.ts';
import type { Question } from './evaluateQuery.ts';
import { type EvaluationChild, startEvaluationChild } from './evaluationChild.ts';
import { Refusal, refuse } from './refusal.ts';

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
  evaluate(dataset: Dataset, question: Question, signal?: AbortSignal): Promise<string>;
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
  mostWaiting = 50,
}: {
  deadlineMs: number;
  mostWaiting?: number;
}): EvaluationProcess {
  const queue = createWorkQueue({ mostRunning: 1, mostWaiting });
  let child: EvaluationChild | undefined;

  async function childWith(dataset: Dataset): Promise<EvaluationChild> {
    if (!child || child.hasEnded()) child = startEvaluationChild();
    await child.hold(dataset);
    return child;
  }

  async function ask(dataset: Dataset, question: Question): Promise<string> {
    const answer = await (await childWith(dataset)).ask(question, deadlineMs);
    if (!answer || answer.kind === 'late')
      throw refuse(504, 'Gateway Timeout', 'the query takes too much time or memory');
    if (answer.kind === 'refusal') throw new Refusal(answer.status, answer.body, answer.headers);
    return answer.result;
  }

  return {
    prepare: (dataset) => queue.run(async () => void (await childWith(dataset))),
    evaluate: (dataset, question, signal) => queue.run(() => ask(dataset, question), { signal }),
    close: () => child?.end(),
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Dataset } from '../dataset/datasetStore.ts';
import type { GroqQuery } from './evaluateQuery.ts';
import type { FromChild, ToChild } from './evaluationProgram.ts';

/** One child process that evaluates queries. */
export interface EvaluationChild {
  hasEnded(): boolean;
  /** Sends the dataset to the process, unless the process has it already. */
  load(dataset: Dataset): Promise<void>;
  /** Evaluates one query at a time. Resolves to undefined if the process ends meanwhile. */
  evaluate(groqQuery: GroqQuery, deadlineMs: number): Promise<FromChild | undefined>;
  end(): void;
}

/** V8 heap limit in megabytes: 50,000 documents take 140. */
const MAX_HEAP_MB = 512;
/** Documents in a message: a message takes some milliseconds of work. */
const BATCH_SIZE = 500;
/** How long after the deadline the process is killed. */
const GRACE_MS = 2000;

export function startEvaluationChild(): EvaluationChild {
  const child = fork(join(__dirname, 'evaluationProgram.ts'), [], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--require', require.resolve('tsx/cjs')],
    serialization: 'advanced',
    // Without memory, V8 prints a page of addresses; one line in our log is enough.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let loaded: Dataset | undefined;
  let [hasEnded, isExpected] = [false, true];
  let settle: (reply?: FromChild) => void = () => {};

  // Registered at once, because the process may end before the first query.
  const onEnd = (reason: unknown) => {
    if (isExpected && !hasEnded)
      console.error(
        `The process that answers queries has ended (${String(reason)}); the next one will start.`,
      );
    hasEnded = true;
    settle();
  };
  child.on('exit', (code, signal) => onEnd(signal ?? code));
  child.on('error', onEnd);
  child.on('message', (reply: FromChild) => settle(reply));
  // The child must not keep this process alive.
  child.unref();
  child.channel?.unref();

  function end() {
    isExpected = false;
    child.kill('SIGKILL');
  }

  return {
    hasEnded: () => hasEnded,
    end,
    async load(dataset) {
      if (loaded === dataset) return;
      loaded = undefined;
      const { documents } = dataset;
      await send(child, { kind: 'clear' });
      for (let at = 0; at < documents.length; at += BATCH_SIZE) {
        await send(child, { kind: 'documents', documents: documents.slice(at, at + BATCH_SIZE) });
      }
      loaded = dataset;
    },
    async evaluate(groqQuery, deadlineMs) {
      if (hasEnded) return undefined;
      const timer = setTimeout(end, deadlineMs + GRACE_MS);
      try {
        return await new Promise((resolve, reject) => {
          settle = resolve;
          send(child, { kind: 'query', groqQuery, deadlineMs }).catch(reject);
        });
      } finally {
        clearTimeout(timer);
        settle = () => {};
      }
    },
  };
}

/** Rejects when the message cannot be written, or the channel is closed. */
function send(child: ChildProcess, message: ToChild): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()));
  });
}

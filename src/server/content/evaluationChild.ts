import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Dataset } from '../dataset/datasetStore.ts';
import type { GroqQuery } from './evaluateQuery.ts';
import type { FromChild, ToChild } from './evaluationProgram.ts';

/** One run of the program that answers questions. */
export interface EvaluationChild {
  hasEnded(): boolean;
  /** Hands content over; what the program has already is not sent again. */
  load(dataset: Dataset): Promise<void>;
  /** One question at a time. Undefined where the program ends over it. */
  evaluate(groqQuery: GroqQuery, deadlineMs: number): Promise<FromChild | undefined>;
  end(): void;
}

/** For JavaScript, in megabytes: 50,000 documents take 140. */
const MAX_HEAP_MB = 512;
/** How many documents are handed over at once: some milliseconds of work. */
const BATCH_SIZE = 500;
/** How long after its deadline the program may take to stop by itself. */
const GRACE_MS = 2000;

export function startEvaluationChild(): EvaluationChild {
  const child = fork(join(__dirname, 'evaluationProgram.ts'), [], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--require', require.resolve('tsx/cjs')],
    serialization: 'advanced',
    // Running out of memory writes a page of addresses; one line tells it as well.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let loaded: Dataset | undefined;
  let [hasEnded, isExpected] = [false, true];
  let settle: (reply?: FromChild) => void = () => {};

  // From the start: whoever asks may come when it is over.
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
  // Whoever ends the program does not wait for it.
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

/** Rejects where the message cannot be written, or nobody is there to read it. */
function send(child: ChildProcess, message: ToChild): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()));
  });
}

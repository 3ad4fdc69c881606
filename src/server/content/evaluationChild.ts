import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Dataset } from '../dataset/datasetStore.ts';
import type { Question } from './evaluateQuery.ts';
import type { FromProgram, ToProgram } from './evaluationProgram.ts';

/** One run of the program that answers questions. */
export interface EvaluationChild {
  hasEnded(): boolean;
  /** Hands content over; what the program has already is not sent again. */
  hold(dataset: Dataset): Promise<void>;
  /** One question at a time. Undefined where the program ends over it. */
  ask(question: Question, deadlineMs: number): Promise<FromProgram | undefined>;
  end(): void;
}

/** For JavaScript, in megabytes: 50,000 documents take 140. */
const MEMORY = 512;
/** How many documents are handed over at once: some milliseconds of work. */
const AT_ONCE = 500;
/** How long after its deadline the program may take to stop by itself. */
const GRACE_MS = 2000;

export function startEvaluationChild(): EvaluationChild {
  const child = fork(join(__dirname, 'evaluationProgram.ts'), [], {
    execArgv: [`--max-old-space-size=${MEMORY}`, '--require', require.resolve('tsx/cjs')],
    serialization: 'advanced',
    // Running out of memory writes a page of addresses; one line tells it as well.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let held: Dataset | undefined;
  let [hasEnded, isWanted] = [false, true];
  let settle: (answer?: FromProgram) => void = () => {};

  // From the start: whoever asks may come when it is over.
  const onEnd = (reason: unknown) => {
    if (isWanted && !hasEnded)
      console.error(
        `The process that answers queries has ended (${String(reason)}); the next one will start.`,
      );
    hasEnded = true;
    settle();
  };
  child.on('exit', (code, signal) => onEnd(signal ?? code));
  child.on('error', onEnd);
  child.on('message', (answer: FromProgram) => settle(answer));
  // Whoever ends the program does not wait for it.
  child.unref();
  child.channel?.unref();

  function end() {
    isWanted = false;
    child.kill('SIGKILL');
  }

  return {
    hasEnded: () => hasEnded,
    end,
    async hold(dataset) {
      if (held === dataset) return;
      held = undefined;
      const { documents } = dataset;
      await send(child, { kind: 'forget' });
      for (let at = 0; at < documents.length; at += AT_ONCE) {
        await send(child, { kind: 'documents', documents: documents.slice(at, at + AT_ONCE) });
      }
      held = dataset;
    },
    async ask(question, deadlineMs) {
      if (hasEnded) return undefined;
      const late = setTimeout(end, deadlineMs + GRACE_MS);
      try {
        return await new Promise((resolve, reject) => {
          settle = resolve;
          send(child, { kind: 'question', question, deadlineMs }).catch(reject);
        });
      } finally {
        clearTimeout(late);
        settle = () => {};
      }
    },
  };
}

/** Rejects where the message cannot be written, or nobody is there to read it. */
function send(child: ChildProcess, message: ToProgram): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()));
  });
}

/** The queue is full; the client should retry later. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Limits concurrency: runs work in order, with limits on running and on waiting work. */
export interface WorkQueue {
  /**
   * @param options.cost lower cost runs first; equal cost in order of arrival
   * @param options.signal removes waiting work from the queue; running work is not stopped
   * @throws BusyError when the queue is full of work that costs no more
   */
  run<T>(work: () => Promise<T>, options?: { cost?: number; signal?: AbortSignal }): Promise<T>;
}

interface QueueEntry {
  cost: number;
  start(): void;
  reject(reason: unknown): void;
}

export function createWorkQueue({
  maxRunning,
  maxWaiting,
}: {
  maxRunning: number;
  maxWaiting: number;
}): WorkQueue {
  const waiting: QueueEntry[] = [];
  let free = maxRunning;

  function acquire(cost: number, signal: AbortSignal | undefined): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const entry: QueueEntry = { cost, start: resolve, reject };
      const behind = waiting.findIndex((other) => other.cost > cost);
      waiting.splice(behind === -1 ? waiting.length : behind, 0, entry);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(entry);
        if (at !== -1) waiting.splice(at, 1);
        reject(signal.reason);
      });
      if (waiting.length > maxWaiting) waiting.pop()?.reject(new BusyError('Too much work waits.'));
    });
  }

  return {
    async run(work, { cost = 0, signal } = {}) {
      signal?.throwIfAborted();
      await acquire(cost, signal);
      try {
        return await work();
      } finally {
        // The slot is handed to the next entry directly, so that no other caller can take it.
        const next = waiting.shift();
        if (next) next.start();
        else free += 1;
      }
    },
  };
}

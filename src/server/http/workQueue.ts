/** The queue is full, or the client's share of it. The client should retry later. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** A client may use one of this many parts of a queue. */
const SHARES = 5;

/** Limits concurrency: runs work in order, with limits on running and on waiting work. */
export interface WorkQueue {
  /**
   * @param options.cost lower cost runs first; equal cost in order of arrival
   * @param options.signal removes waiting work from the queue; running work is not stopped
   * @param options.client a client may have at most a fifth of all running and waiting work (default: no limit)
   * @throws BusyError if the queue is full of work that costs no more, or the client has used its share
   */
  run<T>(work: () => Promise<T>, options?: WorkOptions): Promise<T>;
}

interface WorkOptions {
  cost?: number | undefined;
  signal?: AbortSignal | undefined;
  client?: string | undefined;
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
  const mostPerClient = Math.max(1, Math.floor((maxRunning + maxWaiting) / SHARES));
  const perClient = new Map<string, number>();
  let free = maxRunning;

  /** Counts work of a client until the returned function is called. */
  function count(client: string | undefined): () => void {
    if (client === undefined) return () => undefined;
    const before = perClient.get(client) ?? 0;
    if (before >= mostPerClient) throw new BusyError('Too much work of this client is waiting.');
    perClient.set(client, before + 1);
    return () => {
      const left = (perClient.get(client) ?? 0) - 1;
      if (left > 0) perClient.set(client, left);
      else perClient.delete(client);
    };
  }

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
      if (waiting.length > maxWaiting) waiting.pop()?.reject(new BusyError('Too much work is waiting.'));
    });
  }

  /** Hands the slot to the next entry directly, so that no other caller can take it. */
  function release() {
    const next = waiting.shift();
    if (next) next.start();
    else free += 1;
  }

  return {
    async run(work, { cost = 0, signal, client } = {}) {
      signal?.throwIfAborted();
      const uncount = count(client);
      try {
        await acquire(cost, signal);
        return await work().finally(release);
      } finally {
        uncount();
      }
    },
  };
}

/** Milliseconds. */
const SOON = 1000;
const PAUSE = 60_000;

export interface MailRounds {
  /** Something has happened that may lead to a mail. */
  soon(): void;
  /** Ends the running round after its current mail. */
  close(): Promise<void>;
}

/**
 * Works once a minute, and soon after something has happened; never twice at the same time. It keeps no program alive.
 *
 * @param work rejects if it cannot be done now; the reason is logged, once if it stays the same
 */
export function startMailRounds(work: (signal: AbortSignal) => Promise<void>): MailRounds {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  /** Whether a round must follow the running one, or is about to begin. */
  let isAwaited = false;
  let lastReason: string | undefined;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = run();
    }, delay);
    timer.unref();
  }

  async function run(): Promise<void> {
    isAwaited = false;
    try {
      await work(stop.signal);
      lastReason = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastReason) console.error('Mails could not be sent:', reason);
      lastReason = reason;
    }
    running = undefined;
    if (!stop.signal.aborted) schedule(isAwaited ? SOON : PAUSE);
  }

  function soon(): void {
    if (isAwaited || stop.signal.aborted) return;
    isAwaited = true;
    if (!running) schedule(SOON);
  }

  soon();
  return {
    soon,
    async close() {
      stop.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

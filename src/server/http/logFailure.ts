import { BusyError } from './workQueue.ts';

/** Milliseconds. */
const LOG_INTERVAL = 60_000;

/** When each reason was logged last. */
const logged = new Map<string, number>();

/**
 * Logs a failure. A full queue makes a thousand requests fail at once, all for the same reason: it is logged at most
 * once a minute.
 */
export function logFailure(message: string, error: unknown): void {
  if (!(error instanceof BusyError)) return console.error(message, error);
  const reason = error.message;
  const now = performance.now();
  if (now - (logged.get(reason) ?? -Infinity) < LOG_INTERVAL) return;
  logged.set(reason, now);
  console.error(`Requests are refused with 503: ${reason} Logged once a minute.`);
}

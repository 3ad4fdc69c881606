/** Waits between tries of one read, in milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;
const JITTER = 0.2;

/** Tries after the first. */
export const MAX_RETRIES = 3;

/** Answers that a second try may mend: too many requests, bad gateway, unavailable. */
export const RETRIED_STATUSES: readonly number[] = [429, 502, 503];

/**
 * How long to wait before the next try: 1 s doubled with every retry, or longer where the service asked for it; at most
 * 30 s; and up to a fifth on top, so that many visitors do not come back at once. A service that asks for less (0, or a
 * date that a visitor's clock has passed) is in trouble all the same.
 *
 * @param retry 0 before the first retry.
 * @param retryAfter milliseconds that the service asked for.
 * @param random from 0 to 1.
 */
export function retryDelay(retry: number, retryAfter: number | undefined, random: number): number {
  const wait = Math.min(Math.max(FIRST_DELAY * 2 ** retry, retryAfter ?? 0), LONGEST_DELAY);
  return wait * (1 + JITTER * random);
}

/**
 * Reads a `Retry-After` header: seconds or an HTTP date (RFC 9110, section 10.2.3).
 *
 * @param now the time in epoch milliseconds.
 * @returns milliseconds to wait, or undefined where the header says nothing usable.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

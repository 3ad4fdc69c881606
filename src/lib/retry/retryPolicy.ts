/** Delays between tries in milliseconds. */
const FIRST_DELAY = 1000;
const MAX_DELAY = 30_000;
const JITTER = 0.2;

/** Maximum number of retries after the first try. */
export const MAX_RETRIES = 3;

/** Statuses of temporary failures: too many requests, bad gateway, unavailable. */
export const RETRIED_STATUSES: readonly number[] = [429, 502, 503];

/**
 * The delay before a retry: 1 s, doubled with every retry, or longer if the service asks for it; at most 30 s; plus up
 * to 20 % jitter. If the service asks for less (0, or a date that is past by the visitor's clock), the delay does not
 * get shorter.
 *
 * @param retry 0 before the first retry.
 * @param retryAfter milliseconds required by the service.
 * @param random from 0 to 1.
 */
export function retryDelay(retry: number, retryAfter: number | undefined, random: number): number {
  const wait = Math.min(Math.max(FIRST_DELAY * 2 ** retry, retryAfter ?? 0), MAX_DELAY);
  return wait * (1 + JITTER * random);
}

/**
 * Parses a `Retry-After` header: seconds or an HTTP date (RFC 9110, section 10.2.3).
 *
 * @param now the time in epoch milliseconds.
 * @returns milliseconds to wait, or undefined if the header is missing or invalid.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

import { UNAVAILABLE_MESSAGE, HttpError } from './httpError.ts';

/** Request header with the Turnstile token. */
export const CAPTCHA_HEADER = 'x-captcha-token';

/**
 * Verifies a token of Cloudflare Turnstile.
 *
 * @throws HttpError 400 for a token that is missing, forged, used or expired, 502 or 503 when it cannot be verified;
 *   the reason of these is logged
 */
export type VerifyHuman = (token: string | null) => Promise<void>;

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const MAX_TOKEN_LENGTH = 2048;
const DEADLINE_MS = 10_000;
/** Error codes that concern the token; all others are configuration or service errors. */
const TOKEN_ERRORS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/**
 * @param options.secretKey belongs to the site key that the site was built with
 * @param options.fetch default: over the network
 */
export function createTurnstileCheck(options: {
  secretKey: string;
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}): VerifyHuman {
  const { secretKey, fetch: send = fetch } = options;

  /** The error codes of siteverify; none for a valid token. */
  async function errorCodesOf(token: string): Promise<unknown[]> {
    try {
      const response = await send(SITEVERIFY, {
        method: 'POST',
        body: JSON.stringify({ secret: secretKey, response: token }),
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const result = (await response.json()) as { success?: unknown; 'error-codes'?: unknown[] };
      return result.success === true ? [] : (result['error-codes'] ?? [response.status]);
    } catch (error) {
      console.error('Turnstile could not be reached:', error);
      throw new HttpError(503, UNAVAILABLE_MESSAGE, { 'retry-after': '10' });
    }
  }

  return async function verifyHuman(token) {
    if (token === null || token === '' || token.length > MAX_TOKEN_LENGTH) throw unverified();
    const errors = await errorCodesOf(token);
    if (errors.length === 0) return;
    if (errors.some((code) => TOKEN_ERRORS.includes(String(code)))) throw unverified();
    console.error('Turnstile could not verify a token:', errors);
    throw new HttpError(502, UNAVAILABLE_MESSAGE);
  };
}

function unverified(): HttpError {
  return new HttpError(400, 'We could not confirm that you are human. Please try again.');
}

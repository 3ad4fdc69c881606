import { APOLOGY, Refusal } from './refusal.ts';

/** The request header in which the site sends the proof. */
export const CAPTCHA_HEADER = 'x-captcha-token';

/**
 * Demands that a token of Cloudflare Turnstile proves a person.
 *
 * @throws Refusal 400 for one that is missing, forged, used or too old, 502 or 503 when it cannot be judged; the
 * reason of these is logged
 */
export type DemandPerson = (token: string | null) => Promise<void>;

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const LONGEST_TOKEN = 2048;
const DEADLINE_MS = 10_000;
/** What siteverify says where the visitor's token is to blame; all else is ours or Cloudflare's. */
const VISITORS_FAULTS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/**
 * @param options.secretKey of the widget whose site key the site was built with
 * @param options.fetch another way to siteverify than over the network
 */
export function createTurnstileCheck(options: {
  secretKey: string;
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}): DemandPerson {
  const { secretKey, fetch: ask = fetch } = options;

  /** What siteverify finds wrong with a token; nothing where it is good. */
  async function faultsOf(token: string): Promise<unknown[]> {
    try {
      const response = await ask(SITEVERIFY, {
        method: 'POST',
        body: JSON.stringify({ secret: secretKey, response: token }),
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const answer = (await response.json()) as { success?: unknown; 'error-codes'?: unknown[] };
      return answer.success === true ? [] : (answer['error-codes'] ?? [response.status]);
    } catch (error) {
      console.error('Turnstile was not reached:', error);
      throw new Refusal(503, APOLOGY, { 'retry-after': '10' });
    }
  }

  return async function demandPerson(token) {
    if (token === null || token === '' || token.length > LONGEST_TOKEN) throw unproven();
    const faults = await faultsOf(token);
    if (faults.length === 0) return;
    if (faults.some((fault) => VISITORS_FAULTS.includes(String(fault)))) throw unproven();
    console.error('Turnstile could not judge:', faults);
    throw new Refusal(502, APOLOGY);
  };
}

function unproven(): Refusal {
  return new Refusal(400, 'We could not confirm that you are human. Please try again.');
}

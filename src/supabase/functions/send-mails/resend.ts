import { type MailAddress, isMailAddress } from '#lib/text/mailAddress.ts';
import type { MailTransport } from './sendMails.ts';

const ADDRESS = 'https://api.resend.com/emails';
const DEADLINE_MS = 20_000;
/** Used if the provider is asked too often and does not say when to ask again. Milliseconds. */
const PAUSE_MS = 1000;
const MAX_PAUSE_MS = 5000;

/**
 * Sends mails by the HTTP API of Resend (https://resend.com/docs/api-reference/emails/send-email). The id of a mail is
 * its idempotency key, so a mail that is handed over again within 24 hours is not sent again.
 *
 * @param provider.send default: over the network
 * @param provider.pause waits, in milliseconds
 */
export function createResend(provider: {
  apiKey: string;
  from: MailAddress;
  send?: (request: Request) => Promise<Response>;
  pause?: (milliseconds: number) => Promise<void>;
}): MailTransport {
  const { apiKey, from, send = fetch, pause = wait } = provider;
  const sender = from.name === '' ? from.address : `"${from.name}" <${from.address}>`;

  return async function transport({ id, address, subject, text, html }) {
    if (!isMailAddress(address)) throw new Error('The address of the applicant is not valid.');
    const body = JSON.stringify({
      from: sender,
      to: [address],
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const ask = () =>
      send(
        new Request(ADDRESS, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body,
          signal: AbortSignal.timeout(DEADLINE_MS),
        }),
      );
    let response = await ask();
    if (response.status === 429) {
      await pause(pauseOf(response));
      response = await ask();
    }
    const answer = await response.text();
    if (response.ok || isKnown(response.status, answer)) return;
    throw new Error(`The mail provider answered with status ${response.status}: ${answer.slice(0, 200)}`);
  };
}

/**
 * Whether the provider has sent this mail before. Each try has a new secret link, so its text differs; the applicant has
 * the link of the first.
 */
function isKnown(status: number, answer: string): boolean {
  return status === 409 && answer.includes('invalid_idempotent_request');
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return seconds > 0 ? Math.min(seconds * 1000, MAX_PAUSE_MS) : PAUSE_MS;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

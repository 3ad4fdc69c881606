import { hashOf } from '../_shared/linkToken.ts';
import type { MailCounts } from './sendMails.ts';

/**
 * Sends the mails that are due: POST with `authorization: Bearer …`, from a timer. Responds with `{sent, failed}`.
 *
 * @param options.secret whoever knows it may call
 * @param options.send rejects if the backend does not answer
 */
export function createMailsHandler(options: {
  secret: string;
  send: () => Promise<MailCounts>;
}): (request: Request) => Promise<Response> {
  return async function serve(request) {
    if (request.method !== 'POST') return respond(405, { error: 'Only POST is allowed.' }, { allow: 'POST' });
    if (!(await isSame(request.headers.get('authorization') ?? '', `Bearer ${options.secret}`)))
      return respond(401, { error: 'The secret is missing or wrong.' });
    try {
      return respond(200, await options.send());
    } catch (error) {
      console.error('Mails could not be sent:', error);
      return respond(503, { error: 'Mails could not be sent.' });
    }
  };
}

/** Takes the same time for any wrong text. */
async function isSame(text: string, other: string): Promise<boolean> {
  return (await hashOf(text)) === (await hashOf(other));
}

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

import { type FunctionHandler, type FunctionContext, createFormFunction } from '../_shared/formFunction.ts';
import { readBody } from '../_shared/readBody.ts';
import { HttpError } from '../_shared/httpError.ts';

const LIMITS = { perAddress: 10, inAll: 300 };
const MAX_BODY_BYTES = 4 * 1024;
const MAX_EMAIL_LENGTH = 254;

/**
 * Adds an address to the mailing list: POST `{email}`, responds with `{message}`. A known address is written again by
 * the same statement, with the same response, so that neither text nor timing reveals who is on the list.
 */
export function createSubscribeHandler(context: FunctionContext): FunctionHandler {
  return createFormFunction(context, {
    action: 'email-subscribe',
    limits: LIMITS,
    async work(request) {
      const email = await readEmail(request);
      await context.call('/rest/v1/email_subscribers?on_conflict=email', {
        method: 'POST',
        json: { email },
        headers: { prefer: 'resolution=merge-duplicates,return=minimal' },
      });
      return { message: 'You have been added to the mailing list.' };
    },
  });
}

async function readEmail(request: Request): Promise<string> {
  const body = await readBody(request, MAX_BODY_BYTES);
  const email = body && emailIn(new TextDecoder().decode(body));
  if (email === undefined) throw new HttpError(400, 'Please enter a valid email address.');
  return email;
}

function emailIn(text: string): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  if (typeof body.email !== 'string') return undefined;
  // Composed and decomposed accents are one address.
  const email = body.email.trim().normalize('NFC').toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && isEmail(email) ? email : undefined;
}

/** One `@`, a domain with a dot, and no characters that are special in mail headers. */
function isEmail(text: string): boolean {
  return /^[^\s\p{C}@"(),:;<>[\]\\]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(
    text,
  );
}

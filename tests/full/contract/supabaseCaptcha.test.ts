import { createTurnstileCheck } from '#supabase/functions/_shared/turnstile.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { fileForm, useBackend } from '../../support/backend.ts';
import { pdf } from '../../support/files.ts';

/** Requests to siteverify, and its documented responses. */
let requests: [address: string, body: unknown][] = [];
let siteverify: () => Response | Promise<Response>;

const backend = useBackend({
  verifyHuman: createTurnstileCheck({
    secretKey: 'the-secret',
    fetch: async (address, { body }) => {
      requests.push([address, JSON.parse(body as string)]);
      return siteverify();
    },
  }),
});

const passing = () => Response.json({ success: true, 'error-codes': [], hostname: 'festival.example' });
const failing = (code: string) => () => Response.json({ success: false, 'error-codes': [code] });

const UNPROVEN = { error: 'We could not confirm that you are human. Please try again.' };
const APOLOGY = { error: 'The service is busy or unavailable. Please try again in a moment.' };

beforeEach(() => {
  requests = [];
  siteverify = passing;
});

async function signUp(email: string, token?: string) {
  const response = await fetch(`${backend.origin()}/functions/v1/email-subscribe`, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: {
      apikey: embeddedAnonKey,
      origin: backend.origin(),
      ...(token !== undefined && { 'x-captcha-token': token }),
    },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

async function subscribers(): Promise<string[]> {
  const { data } = await backend.service().from('email_subscribers').select('email');
  return (data ?? []).map(({ email }) => String(email));
}

test('row 47: with a captcha a sign-up with a token is accepted, and siteverify is called once', async () => {
  expect((await signUp('one@example.com', 'token-1')).status).toBe(200);
  expect(requests).toEqual([
    [
      'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      { secret: 'the-secret', response: 'token-1' },
    ],
  ]);
  expect(await subscribers()).toEqual(['one@example.com']);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one longer than any', 'x'.repeat(2049)],
])('with %s a sign-up is refused without a call of siteverify', async (_which, token) => {
  const { status, headers, body } = await signUp('two@example.com', token);
  expect([status, body]).toEqual([400, UNPROVEN]);
  // The page may read the error.
  expect(headers.get('access-control-allow-origin')).toBe(backend.origin());
  expect(requests).toEqual([]);
  expect(await subscribers()).not.toContain('two@example.com');
});

test.each(['invalid-input-response', 'timeout-or-duplicate'])(
  'with a token that siteverify calls %s a sign-up is refused',
  async (code) => {
    siteverify = failing(code);
    const { status, body } = await signUp('three@example.com', 'token-3');
    expect([status, body]).toEqual([400, UNPROVEN]);
    expect(await subscribers()).not.toContain('three@example.com');
  },
);

test.each<[string, () => Response | Promise<Response>, number]>([
  ['a wrong secret', failing('invalid-input-secret'), 502],
  ['a fault of its own', () => Response.json({ success: false }, { status: 500 }), 502],
  ['success as a word', () => Response.json({ success: 'true' }), 502],
  ['a page', () => new Response('<html>'), 503],
  ['nothing', () => Promise.reject(new TypeError('fetch failed')), 503],
])(
  'if siteverify answers with %s, sign-ups are refused, and the reason is logged without the secret',
  async (...row) => {
    const [, response, expected] = row;
    siteverify = response;
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const { status, body } = await signUp('four@example.com', 'token-4');
    expect([status, body]).toEqual([expected, APOLOGY]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain('the-secret');
    expect(await subscribers()).not.toContain('four@example.com');
  },
);

test('an upload is checked in the same way, before its body is read', async () => {
  const refused = await backend.upload(fileForm(pdf(), 'a.pdf'));
  expect([refused.status, refused.body]).toEqual([400, UNPROVEN]);
  // An invalid form would be a 415.
  expect((await backend.upload({ body: 'x' })).body).toEqual(UNPROVEN);
  expect((await backend.upload(fileForm(pdf(), 'a.pdf'), { 'x-captcha-token': 'token-5' })).status).toBe(200);
});

test('requests over the limit do not call siteverify', async () => {
  for (let index = 0; index < 10; index += 1) {
    await backend.upload({ body: 'x' }, { 'x-from': '192.0.2.47', 'x-captcha-token': 'x' });
  }
  requests = [];
  const late = await backend.upload({ body: 'x' }, { 'x-from': '192.0.2.47', 'x-captcha-token': 'x' });
  expect([late.status, requests]).toEqual([429, []]);
});

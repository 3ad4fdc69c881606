import { createResend } from '#supabase/functions/send-mails/resend.ts';
import type { OutgoingMail } from '#supabase/functions/send-mails/sendMails.ts';

const mail: OutgoingMail = {
  id: '00000000-0000-4000-8000-000000000000',
  address: 'robin@example.com',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
};

/** Hands a mail over to a provider that gives these answers, one after another. */
async function handOver(responses: Response[], overrides: Partial<OutgoingMail> = {}, name = '') {
  const requests: { headers: Headers; url: string; body: unknown }[] = [];
  const pauses: number[] = [];
  const transport = createResend({
    apiKey: 'key',
    from: { name, address: 'hello@festival.example' },
    async send(request) {
      requests.push({ url: request.url, headers: request.headers, body: await request.json() });
      return responses.shift() ?? Response.json({ id: 'a' });
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  const problem = await transport({ ...mail, ...overrides }).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );
  return { problem, requests, pauses };
}

test('a mail is handed over with its id as the idempotency key', async () => {
  const { problem, requests } = await handOver([], {}, 'Afterglow, the festival');
  expect(problem).toBeUndefined();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('https://api.resend.com/emails');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer key');
  expect(requests[0]?.headers.get('idempotency-key')).toBe(mail.id);
  expect(requests[0]?.body).toEqual({
    from: '"Afterglow, the festival" <hello@festival.example>',
    to: ['robin@example.com'],
    subject: 'Grüße',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
});

test('a refusal is reported with its reason, and without the key', async () => {
  const { problem } = await handOver([new Response('The domain is not verified', { status: 403 })]);
  expect(problem).toBe('The mail provider answered with status 403: The domain is not verified');
});

test.each([
  ['invalid_idempotent_request', undefined],
  ['concurrent_idempotent_requests', expect.stringContaining('409')],
])(
  'a mail that was handed over before counts as sent, unless it is on its way: %s',
  async (name, expected) => {
    const { problem } = await handOver([Response.json({ name }, { status: 409 })]);
    expect(problem).toEqual(expected);
  },
);

test.each([
  ['2', 2000],
  ['600', 5000],
  [undefined, 1000],
])('a provider that is asked too often (retry-after: %s) is asked once more', async (seconds, pause) => {
  const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': seconds };
  const busy = () => new Response('', { status: 429, headers });
  const once = await handOver([busy()]);
  expect([once.problem, once.pauses, once.requests.length]).toEqual([undefined, [pause], 2]);
  const twice = await handOver([busy(), busy()]);
  expect([twice.problem, twice.requests.length]).toEqual([expect.stringContaining('429'), 2]);
});

test.each(['a@example.com,b@example.com', ''])('no mail is sent to %j', async (address) => {
  const { problem, requests } = await handOver([], { address });
  expect(problem).toContain('is not valid');
  expect(requests).toHaveLength(0);
});

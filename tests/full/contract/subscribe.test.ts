import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { useBackend } from '../../support/backend.ts';

const backend = useBackend();
const MESSAGE = { message: 'You have been added to the mailing list.' };

/** Sends the request of supabase-js, with every part set by the test. */
async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${backend.origin()}/functions/v1/email-subscribe`, {
    method: 'POST',
    body,
    headers: { apikey: embeddedAnonKey, 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

async function subscribers(): Promise<string[]> {
  const { data } = await backend.service().from('email_subscribers').select('email').order('created_at');
  return (data ?? []).map(({ email }) => String(email));
}

test('the real client subscribes an address', async () => {
  const { data, error } = await backend
    .anon()
    .functions.invoke('email-subscribe', { body: { email: 'One@Example.com ' } });
  expect([data, error]).toEqual([MESSAGE, null]);
  expect(await subscribers()).toEqual(['one@example.com']);
});

test('row 46: a known address and a new one get the same response, and one row each', async () => {
  const responses = [];
  for (const email of ['two@example.com', 'two@example.com', ' TWO@example.com']) {
    const { status, headers, body } = await post(JSON.stringify({ email }));
    responses.push({ status, body, headers: [...headers].filter(([name]) => name !== 'date') });
  }
  expect(responses[0]).toMatchObject({ status: 200, body: MESSAGE });
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
  expect((await subscribers()).filter((email) => email.startsWith('two@'))).toEqual(['two@example.com']);
});

test('row b21: composed and decomposed accents are the same address', async () => {
  for (const email of ['jos\u00e9@m\u00fcnchen.example', 'jose\u0301@mu\u0308nchen.example']) {
    expect((await post(JSON.stringify({ email }))).status).toBe(200);
  }
  expect((await subscribers()).filter((email) => email.startsWith('jos'))).toEqual([
    'jos\u00e9@m\u00fcnchen.example',
  ]);
});

test.each([
  { email: 'a@b' },
  { email: 'a@b.co\r\nBcc: victim@example.com' },
  { email: `${'a'.repeat(389)}@example.co` },
  { email: `a@${'b.'.repeat(126)}example` },
  { email: 'a b@example.com' },
  { email: '<a@example.com>' },
  { email: 'a@example.com,b@example.com' },
  { email: 'a@-example.com' },
  { email: ['a@example.com'] },
  { email: { $ne: null } },
  { email: 5 },
  { email: '' },
  { email: null },
  {},
  [],
  null,
  'a@example.com',
])('row 45: %j is refused', async (body) => {
  const before = await subscribers();
  const response = await post(JSON.stringify(body));
  expect([response.status, response.body]).toEqual([400, { error: 'Please enter a valid email address.' }]);
  expect(await subscribers()).toEqual(before);
});

test('row 45: 1 MB is refused, and so is anything but JSON', async () => {
  expect((await post(JSON.stringify({ email: `a@example.com${' '.repeat(2 ** 20)}` }))).status).toBe(400);
  expect((await post('email=a@example.com')).status).toBe(400);
  expect((await post('')).status).toBe(400);
});

test.each([
  'first.last+tag@sub.example.co.uk',
  "o'brien@example.com",
  'jörg@müller.example',
  'x@xn--mller-kva.example',
])('%s is accepted as an address', async (email) => {
  expect((await post(JSON.stringify({ email }))).status).toBe(200);
  expect(await subscribers()).toContain(email);
});

test('rows 36 and 37: access is checked as for uploads', async () => {
  expect((await post('{}', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post('{}', { apikey: 'other' })).status).toBe(401);
  const get = await fetch(`${backend.origin()}/functions/v1/email-subscribe`, {
    headers: { apikey: embeddedAnonKey },
  });
  expect(get.status).toBe(405);
});

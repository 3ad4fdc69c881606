import { cacheOnly } from '#worker/cacheOnly.ts';

const ADDRESS = 'https://festival.example/assets/main.1f3a5b7c.js';

function keep(type: string | undefined, { status = 200, from = ADDRESS, control = 'no-cache' } = {}) {
  const response = new Response('body', {
    status,
    headers: { 'cache-control': control, ...(type !== undefined && { 'content-type': type }) },
  });
  Object.defineProperties(response, { redirected: { value: from !== ADDRESS }, url: { value: from } });
  const { cacheWillUpdate } = cacheOnly(/javascript|css/);
  const parameters = { request: new Request(ADDRESS), response };
  return cacheWillUpdate?.(parameters as Parameters<typeof cacheWillUpdate>[0]);
}

test('a complete response of the type is stored', async () => {
  expect((await keep('text/javascript; charset=utf-8'))?.url).toBe(ADDRESS);
});

test('a response that the site itself redirects to is stored as if it had been requested', async () => {
  const cached = await keep('text/javascript', { from: 'https://festival.example/main.js' });
  expect([cached?.redirected, cached?.headers.get('content-type'), await cached?.text()]).toEqual([
    false,
    'text/javascript',
    'body',
  ]);
});

test.each([
  ['the page that a host sends for a file it does not have', 'text/html', {}],
  ['an answer of no type', undefined, {}],
  ['a file that is not there', 'text/javascript', { status: 404 }],
  ['what nobody is to keep, such as drafts', 'text/javascript', { control: 'no-transform, No-Store' }],
  ['a part of one', 'text/javascript', { status: 206 }],
  ['a server that is busy', 'text/javascript', { status: 503 }],
  ['what another site sent', 'text/javascript', { from: 'https://hotel.example/login.js' }],
])('%s is not stored', async (_what, type, init) => {
  expect(await keep(type, init)).toBeNull();
});

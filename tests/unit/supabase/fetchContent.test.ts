import { fetchContent } from '#supabase/functions/_shared/fetchContent.ts';
import { collectGarbage } from '../../support/collectGarbage.ts';
import { startSilentServer } from '../../support/silentServer.ts';

const PROJECT = {
  sanityProjectId: 'abcd1234',
  dataset: 'production',
  apiVersion: '2025-02-19',
  apiHost: undefined,
  readToken: undefined,
};

async function requestFor(source: Parameters<typeof fetchContent>[0]) {
  const sent: Request[] = [];
  const result = await fetchContent(source, 'count(*)', { eventId: 'a' }, async (...request) => {
    sent.push(new Request(...request));
    return Response.json({ result: [1] });
  });
  expect(result).toEqual([1]);
  const [request] = sent;
  return { url: new URL(request?.url ?? ''), token: request?.headers.get('authorization') };
}

test('a query is read from the CDN of the project', async () => {
  const { url, token } = await requestFor(PROJECT);
  expect(url.origin + url.pathname).toBe(
    'https://abcd1234.apicdn.sanity.io/v2025-02-19/data/query/production',
  );
  expect(url.searchParams.get('query')).toBe('count(*)');
  expect(url.searchParams.get('$eventId')).toBe('"a"');
  expect(token).toBeNull();
});

test('a private dataset is not read from the CDN, and another host is used if it is named', async () => {
  const { url, token } = await requestFor({ ...PROJECT, readToken: 'secret' });
  expect([url.host, token]).toEqual(['abcd1234.api.sanity.io', 'Bearer secret']);
  const proxied = await requestFor({ ...PROJECT, apiHost: 'https://content.example' });
  expect(proxied.url.host).toBe('abcd1234.content.example');
  const own = await requestFor({ ...PROJECT, sanityProjectId: undefined, apiHost: 'http://localhost:1' });
  expect(own.url.host).toBe('localhost:1');
});

test('a refusal is an error', async () => {
  const send = async () => new Response('no', { status: 403 });
  await expect(fetchContent(PROJECT, '*', { eventId: 'a' }, send)).rejects.toThrow('status 403');
});

test('a service that does not answer is given up, also if garbage was collected meanwhile', async () => {
  const { origin, connected, close } = await startSilentServer();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300));
  const source = { ...PROJECT, sanityProjectId: undefined, apiHost: origin };
  const result = fetchContent(source, '*', { eventId: 'a' });
  await connected;
  collectGarbage();
  await expect(result).rejects.toMatchObject({ name: 'TimeoutError' });
  await close();
}, 5000);

import { stegaEncodeSourceMap } from '@sanity/client/stega';
import fc from 'fast-check';
import { type StudioQuery, createStudioQueries } from '#features/drafts/presentation/studioQueries.ts';
import { readStudioFile, writeStudioFile } from '#lib/security/studioFile.ts';

const places = { groq: '*[_type == "place"]', params: { eventId: 'a' } };
const posts = { groq: '*[_type == "feedItem"]', params: { eventId: 'a' } };
const never = new AbortController().signal;
const listen = jest.fn<void, [StudioQuery]>();

const response = (result: unknown) => ({ result, sourceMap: undefined });

function makeQueries() {
  const queries = createStudioQueries(listen);
  const send = ({ groq, params }: StudioQuery, signal = never) => queries.query(groq, params, signal);
  return { ...queries, send };
}

test('a query waits for the Studio, and later queries use the same answer', async () => {
  const queries = makeQueries();
  const sent = [queries.send(places), queries.send(places)];
  expect(listen.mock.lastCall?.[0]).toMatchObject(places);
  expect(queries.responseReceived(places, response([1]))).toBe(false);
  expect(await Promise.all(sent)).toEqual([[1], [1]]);
  listen.mockClear();
  expect(await queries.send(places)).toEqual([1]);
  expect(listen).not.toHaveBeenCalled();
});

test('a later answer is read again, and an answer to an unknown query is ignored', async () => {
  const queries = makeQueries();
  void queries.send(places);
  queries.responseReceived(places, response([1]));
  expect(queries.responseReceived(places, response([2]))).toBe(true);
  expect(await queries.send(places)).toEqual([2]);
  expect(queries.responses()).toEqual([response([2])]);
  expect(queries.responseReceived(posts, response([3]))).toBe(false);
  expect(queries.responseReceived({ ...places, params: { eventId: 'b' } }, response([3]))).toBe(false);
});

test('an aborted query ends, and the others continue to wait', async () => {
  const queries = makeQueries();
  const leaving = new AbortController();
  const [left, stayed] = [queries.send(places, leaving.signal), queries.send(places)];
  leaving.abort();
  await expect(left).rejects.toThrow('The Studio has not answered.');
  queries.responseReceived(places, response(null));
  expect(await stayed).toBeNull();
});

test('values arrive without the invisible characters that name their source', () =>
  fc.assert(
    fc.asyncProperty(fc.jsonValue({ stringUnit: 'grapheme' }), fc.string(), async (value, name) => {
      const result = { _id: 'one', value, name: `The ${name}` };
      const source = { type: 'documentValue' as const, document: 0, path: 0 };
      const encoded = stegaEncodeSourceMap(
        result,
        {
          documents: [{ _id: 'one', _type: 'place' }],
          paths: ['$'],
          mappings: { $: { type: 'value', source } },
        },
        { enabled: true, studioUrl: 'https://festival.sanity.studio', filter: () => true },
      );
      expect(encoded.name).not.toBe(result.name);
      const queries = makeQueries();
      const sent = queries.send(places, new AbortController().signal);
      queries.responseReceived(places, response(encoded));
      expect(JSON.stringify(await sent)).toBe(JSON.stringify(result));
    }),
  ));

test('after a restart the Studio is asked again', async () => {
  const queries = makeQueries();
  void queries.send(places);
  queries.responseReceived(places, response([1]));
  queries.restart();
  const sent = queries.send(places);
  queries.responseReceived(places, response([2]));
  expect(await sent).toEqual([2]);
});

test('the queries in use are the last ones', () => {
  const queries = makeQueries();
  const sent = Array.from({ length: 40 }, (_, at) => ({ groq: `*[${at}]`, params: {} }));
  for (const query of [...sent, places, sent[0] ?? posts]) void queries.send(query);
  const recent = queries.recent().map(({ groq }) => groq);
  expect(recent).toHaveLength(30);
  expect(recent.slice(-2)).toEqual([places.groq, '*[0]']);
});

test.each([undefined, null, 'https://a.example', {}, { origin: 1 }])('%j names no Studio', (content) => {
  expect(readStudioFile(content)).toBeUndefined();
});

test('a Studio is read as it was written', () => {
  expect(readStudioFile(JSON.parse(writeStudioFile('https://a.example')))).toBe('https://a.example');
});

import * as z from 'zod/mini';
import { contentSourceOf } from '#content/client/contentSource.ts';
import type { QueryStudio } from '#content/client/contentSource.ts';
import { createResultCache } from '#content/discovery/resultCache.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';

const byIds = (ids: readonly string[]) => ({
  groq: '*[_id in $ids]',
  params: { ids },
  schema: z.array(z.looseObject({ _id: z.string() })),
  isByIds: true as const,
});

function setUp(answer: QueryStudio) {
  const query = jest.fn<ReturnType<QueryStudio>, Parameters<QueryStudio>>(answer);
  const source = { ...contentSourceOf(readSiteEnvironment({}), 'http://content.example'), query };
  const { execute } = createResultCache(1);
  return {
    read: (...ids: string[]) => execute(byIds(ids), source, new AbortController().signal),
    asked: () => query.mock.calls.map(([, params]) => params.ids),
  };
}

const allBut =
  (missing: string): QueryStudio =>
  async (_groq, params) =>
    (params.ids as string[]).filter((id) => id !== missing).map((_id) => ({ _id }));

test('a query of documents by ids asks for those that no other query has asked for', async () => {
  const { read, asked } = setUp(allBut('gone'));
  const [first, second] = await Promise.all([read('a', 'b', 'gone'), read('b', 'c')]);

  expect(first.data).toEqual([{ _id: 'a' }, { _id: 'b' }]);
  expect(second.data).toEqual([{ _id: 'b' }, { _id: 'c' }]);
  expect((await read('c', 'gone', 'a')).data).toEqual([{ _id: 'c' }, { _id: 'a' }]);
  expect((await read()).data).toEqual([]);
  expect(asked()).toEqual([['a', 'b', 'gone'], ['c']]);
});

test('documents that could not be read are asked for again', async () => {
  let isBroken = true;
  const { read } = setUp(async (...query) => {
    if (isBroken) throw new SyntaxError('cut off');
    return allBut('')(...query);
  });

  expect((await read('a')).error?.kind).toBe('malformed');
  isBroken = false;
  expect((await read('a')).data).toEqual([{ _id: 'a' }]);
});

test('the documents dropped at the limit are asked for again', async () => {
  const { read, asked } = setUp(allBut(''));
  const many = Array.from({ length: 2500 }, (_, index) => `p${index}`);

  expect((await read(...many)).data).toHaveLength(2500);
  await read('p2499', 'p0');
  expect(asked()[1]).toEqual(['p0']);
});

test('a query of more documents than are cached finds all of them, also the second time', async () => {
  const { read } = setUp(allBut(''));
  const many = Array.from({ length: 2500 }, (_, index) => `p${index}`);

  await read(...many);
  expect((await read(...many)).data).toHaveLength(2500);
});

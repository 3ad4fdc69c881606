import fc from 'fast-check';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { type EvaluationProcess, createEvaluationProcess } from '#server/content/evaluationProcess.ts';
import { QueryError } from '#server/content/queryError.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { BusyError } from '#server/http/workQueue.ts';

const places = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    _id: `place-${number}`,
    _type: 'place',
    name: `${number}`,
  }));
const datasetOf = (count: number) => createDatasetStore(places(count)).current();

/** A dataset that counts how often it is read. */
function countedDataset(count: number) {
  const { documents, ...rest } = datasetOf(count);
  const counted = {
    ...rest,
    reads: 0,
    get documents() {
      counted.reads += 1;
      return documents;
    },
  };
  return counted;
}
const QUESTION = { query: '*[_type == $type] | order(_id asc)[0...3]{_id, name}', params: { type: 'place' } };
const COUNT = { query: 'count(*)', params: {} };
/** Nested scans: cubic time. */
const ENDLESS = { query: 'count(*[count(*[count(*[name == ^.name]) == 7]) == 7])', params: {} };
/** A string that doubles 27 times, split into characters: V8 ends the whole process. */
const EXPLOSIVE = {
  query: `{"a": "xy"}${'{"a": a + a}'.repeat(27)}{"b": string::split(a, "")}`,
  params: {},
};

let evaluation: EvaluationProcess;
let log: jest.SpiedFunction<typeof console.error>;
const start = (deadlineMs = 30_000, mostWaiting?: number) =>
  (evaluation = createEvaluationProcess({ deadlineMs, maxWaiting: mostWaiting }));
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  evaluation.close();
  const logged = log.mock.calls;
  log.mockRestore();
  // Only expected messages, which the tests remove.
  expect(logged).toEqual([]);
});

test('gives the same results as evaluation in this process', async () => {
  const dataset = datasetOf(1200);
  start();
  expect(await evaluation.evaluate(dataset, COUNT)).toBe('1200');
  expect(await evaluation.evaluate(dataset, QUESTION)).toBe(evaluateQuery(dataset, QUESTION));
});

test('reads the dataset ahead, and not again for a query', async () => {
  const dataset = countedDataset(1200);
  start();
  await evaluation.prepare(dataset);
  dataset.reads = 0;
  expect(await evaluation.evaluate(dataset, COUNT)).toBe('1200');
  expect(dataset.reads).toBe(0);
});

test('evaluates concurrent queries, each on its own dataset', async () => {
  const store = createDatasetStore(places(700));
  start();
  const before = [evaluation.evaluate(store.current(), COUNT), evaluation.evaluate(store.current(), COUNT)];
  store.replace(places(2));
  const after = evaluation.evaluate(store.current(), COUNT);
  expect(await Promise.all([...before, after])).toEqual(['700', '700', '2']);
});

test('reports the errors of evaluation', async () => {
  const dataset = datasetOf(1);
  start();
  const refusal = await evaluation
    .evaluate(dataset, { query: '*[', params: {} })
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(QueryError);
  expect(refusal).toMatchObject({ status: 400, body: { error: { type: 'queryParseError', query: '*[' } } });
  expect(await evaluation.evaluate(dataset, COUNT)).toBe('1');
});

test('a query may have a shorter time limit than the process', async () => {
  const dataset = datasetOf(5000);
  start();
  await expect(evaluation.evaluate(dataset, ENDLESS, undefined, 200)).rejects.toMatchObject({ status: 504 });
  expect(await evaluation.evaluate(dataset, COUNT, undefined, 60_000)).toBe('5000');
});

test('row c3: an endless query times out, and the dataset is not sent again', async () => {
  const dataset = countedDataset(5000);
  start(500);
  await evaluation.prepare(dataset);
  dataset.reads = 0;
  const endless = evaluation.evaluate(dataset, ENDLESS);
  const next = evaluation.evaluate(dataset, COUNT);
  await expect(endless).rejects.toMatchObject({ status: 504 });
  expect(await next).toBe('5000');
  expect(dataset.reads).toBe(0);
});

test('row c4: a query that takes all memory ends its process, and another one runs the next', async () => {
  const dataset = datasetOf(3);
  start();
  await expect(evaluation.evaluate(dataset, EXPLOSIVE)).rejects.toMatchObject({ status: 504 });
  expect(await evaluation.evaluate(dataset, COUNT)).toBe('3');
  expect(log.mock.calls.splice(0)).toEqual([
    [
      expect.stringMatching(
        /^The process that answers queries has ended \(\w+\); the next one will start\.$/,
      ),
    ],
  ]);
});

test('row c4: a result of more than 16 MB is refused', async () => {
  const dataset = datasetOf(3);
  start();
  const query = `{"a": "xy"}${'{"a": a + a}'.repeat(23)}`;
  await expect(evaluation.evaluate(dataset, { query, params: {} })).rejects.toMatchObject({
    status: 400,
    body: { error: { description: 'the result is larger than 16 MB' } },
  });
});

test('row c5: queries beyond the queue are rejected at once', async () => {
  const dataset = datasetOf(3);
  start(30_000, 2);
  const results = Array.from({ length: 4 }, () => evaluation.evaluate(dataset, COUNT));
  await expect(results[3]).rejects.toBeInstanceOf(BusyError);
  expect(await Promise.all(results.slice(0, 3))).toEqual(['3', '3', '3']);
});

test('row c5: a query whose client has disconnected is not evaluated', async () => {
  const dataset = datasetOf(700);
  start();
  const leaver = new AbortController();
  const first = evaluation.evaluate(dataset, COUNT);
  const left = evaluation.evaluate(dataset, ENDLESS, leaver.signal);
  const next = evaluation.evaluate(dataset, QUESTION);
  leaver.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(await first).toBe('700');
  expect(await next).toContain('place-0');
});

test('row c1: the next query succeeds, whatever happened before', async () => {
  const dataset = datasetOf(2000);
  const nested = (depth: number) => {
    let value: unknown = 0;
    for (let level = 0; level < depth; level += 1) value = [value];
    return value;
  };
  const poisons = [
    { query: 'count($x)', params: { x: nested(20_000) } },
    { query: '('.repeat(20_000), params: {} },
    { query: `${'!'.repeat(20_000)}true`, params: {} },
    { query: `1${'+1'.repeat(20_000)}`, params: {} },
    { query: `${'*['.repeat(500)}true${']'.repeat(500)}`, params: {} },
    { query: `"${'a'.repeat(60)}" match "${'a*'.repeat(30)}b"`, params: {} },
    { query: 'string::split($x, "")', params: { x: 'x'.repeat(1_000_000) } },
    { query: '$x', params: { x: 10n } },
    { query: '$x', params: { x: () => 7 } },
    ENDLESS,
  ];
  start(300);
  await evaluation.prepare(dataset);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...poisons), { maxLength: 4 }), async (sequence) => {
      const poisoned = sequence.map((question) => evaluation.evaluate(dataset, question));
      const next = evaluation.evaluate(dataset, COUNT);
      await Promise.allSettled(poisoned);
      expect(await next).toBe('2000');
    }),
    { seed: 1, numRuns: 12 },
  );
});

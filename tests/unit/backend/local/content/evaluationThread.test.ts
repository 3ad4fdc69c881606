import { evaluateQuery } from '../../../../../src/backend/local/content/evaluateQuery';
import {
  type EvaluationThread,
  startEvaluationThread,
} from '../../../../../src/backend/local/content/evaluationThread';
import { Refusal } from '../../../../../src/backend/local/content/refusal';
import { createDatasetStore } from '../../../../../src/backend/local/dataset/datasetStore';

const places = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    _id: `place-${number}`,
    _type: 'place',
    name: `${number}`,
  }));
const QUESTION = { query: '*[_type == $type] | order(_id asc)[0...3]{_id, name}', params: { type: 'place' } };
const COUNT = { query: 'count(*)', params: {} };
/** Scans for each document of a scan for each document of a scan. */
const ENDLESS = { query: 'count(*[count(*[count(*[name == ^.name]) == 7]) == 7])', params: {} };

let thread: EvaluationThread;
const start = (deadlineMs?: number) => (thread = startEvaluationThread({ deadlineMs }));
afterEach(() => thread.close());

test('answers what evaluation in this thread answers', async () => {
  const dataset = createDatasetStore(places(1200)).current();
  start();
  expect(await thread.evaluate(dataset, COUNT)).toBe('1200');
  expect(await thread.evaluate(dataset, QUESTION)).toBe(evaluateQuery(dataset, QUESTION));
});

test('reads content that was handed over before, and no more of it when it is asked', async () => {
  const { byId, documents, version } = createDatasetStore(places(1200)).current();
  let reads = 0;
  const dataset = {
    byId,
    version,
    get documents() {
      reads += 1;
      return documents;
    },
  };
  start();
  await thread.prepare(dataset);
  reads = 0;
  expect(await thread.evaluate(dataset, COUNT)).toBe('1200');
  expect(reads).toBe(0);
});

test('answers questions that come together, each of the content that it came with', async () => {
  const store = createDatasetStore(places(700));
  start();
  const before = [thread.evaluate(store.current(), COUNT), thread.evaluate(store.current(), COUNT)];
  store.replace(places(2));
  const after = thread.evaluate(store.current(), COUNT);
  expect(await Promise.all([...before, after])).toEqual(['700', '700', '2']);
});

test('refuses what evaluation refuses', async () => {
  const dataset = createDatasetStore(places(1)).current();
  start();
  const refusal = await thread
    .evaluate(dataset, { query: '*[', params: {} })
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 400, body: { error: { type: 'queryParseError', query: '*[' } } });
  expect(await thread.evaluate(dataset, COUNT)).toBe('1');
});

test('gives up on a question without end, and answers the next one', async () => {
  const dataset = createDatasetStore(places(5000)).current();
  start(3000);
  const endless = thread.evaluate(dataset, ENDLESS);
  const next = thread.evaluate(dataset, COUNT);
  await expect(endless).rejects.toMatchObject({ status: 504 });
  expect(await next).toBe('5000');
});

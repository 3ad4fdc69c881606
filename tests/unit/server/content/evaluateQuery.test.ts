import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

const documents: StoredDocument[] = [
  { _id: 'food', _type: 'category', name: 'Food', type: 'place' },
  { _id: 'art', _type: 'category', name: 'Art', type: 'performer' },
  {
    _id: 'noodles',
    _type: 'place',
    name: 'Noodles',
    status: 'active',
    categories: [{ _ref: 'food' }, { _ref: 'gone' }],
    description: [{ _type: 'block', children: [{ _type: 'span', text: 'Hot noodles' }] }],
  },
  { _id: 'prints', _type: 'place', name: 'prints', status: 'hidden', categories: null },
  { _id: 'zines', _type: 'place', name: 'Élan Zines', status: 'active', categories: [{ _ref: 'art' }] },
  { _id: 'opening', _type: 'scheduleEvent', title: 'Opening', eventPlace: [{ _ref: 'noodles' }] },
];
const dataset = createDatasetStore(documents).current();
const params = { type: 'place', from: 0, to: 2, word: 'n*' };

/** The result of groq-js's asynchronous evaluator over all documents, as JSON. */
async function evaluateWithGroqJs(query: string): Promise<string> {
  const value = await evaluate(parse(query, { params }), { dataset: documents, params });
  return JSON.stringify(await value.get());
}

test.each([
  '*[_type == "place" && status == "active"] | order(lower(name) asc)[$from...$to]{_id, name}',
  '*[_type == $type]{_id, "categories": categories[]->{name}}',
  '*[_type == "place"][status == "active"] | order(name desc)[0]',
  '*[(_type == "place") && (status == "active" && name match $word)]._id',
  '{"places": count(*[_type == "place"]), "categories": *[_type == "category"]{name}}',
  '*[_type == "category"]{name, "uses": count(*[_type == "place" && references(^._id)])}',
  '*[_type == "category"]{name, "uses": count(*[references(^._id)])}',
  '*[_type == "place" || _type == "category"]._id',
  '*[_type != "place"]._id',
  '*[!(_type == "place")]._id',
  '*[status == "active"]._id',
  '*[_type == "place" && count(*[_type == "category"]) == 2]._id',
  '*[_type == "place" && _id in *[_type == "scheduleEvent"].eventPlace[]._ref].name',
  '*[_type == "scheduleEvent"]{title, "at": eventPlace[0]->{name, "kind": categories[0]->name}}',
  '*[_type == "none"]',
  '*[_type == "none"][0]',
  'count(*)',
  '*[_id == "zines"][0]{..., "initial": upper(name)}',
  'array::unique(*[_type == "place"].status)',
  'select(count(*[_type == "place"]) > 2 => "many", "few")',
  '*[_type == "place"] | score(name match $word) {name, _score}',
  '*[_type == "place"]{"text": pt::text(description), "known": defined(description)}',
  '*[_type == "place"]{status == "active" => {"open": true}, ...}',
  '*[_type == "place" && _id in path("noo*")]{_id, "letter": string::split(name, "")[0]}',
  '{"sum": math::sum([1, 2, 3]), "joined": array::join(*[_type == "place"].name, ", ")}',
  '*[_type == "place"]{"day": dateTime("2025-10-25T11:00:00Z")}',
  '*[_type == "place" && (_type == "category" || status == "active")]._id',
  '*[_type == "place" && _type == "category"]._id',
  '*[($type == "all" || status == "active") && _type == "place"]._id',
  '*[$type == "place" || status == "active"]._id',
  '*[$type == "place"]._id',
  '*[$type]._id',
  '*[_type == "place" && now() == now()]._id',
  '$word',
])('%s has the same result as a scan of all documents', async (query) => {
  expect(evaluateQuery(dataset, { query, params })).toBe(await evaluateWithGroqJs(query));
});

/** Conditions and nested scans, to this depth. */
const condition = (levels: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '_type == "place"',
      '_type == $type',
      '$type == "place"',
      '$type == "all"',
      'status == "active"',
      'name == ^.name',
      '^.status == status',
      'status == ^.^.status',
      'name == ^',
      'name.length == ^.name',
      '_id in ^.categories[]._ref',
      'name match $word',
      'categories[0]->name == "Food"',
      'references("food")',
      'status',
      'true',
      'null',
    ),
    ...(levels === 0
      ? []
      : [
          fc
            .tuple(condition(levels - 1), fc.constantFrom('&&', '||'), condition(levels - 1))
            .map(([left, op, right]) => `(${left} ${op} ${right})`),
          condition(levels - 1).map((negated) => `!(${negated})`),
          condition(levels - 1).map((within) => `count(*[${within}]) > 1`),
          condition(levels - 1).map((within) => `_id in *[${within}].categories[]._ref`),
        ]),
  );

const scan = fc
  .tuple(condition(3), condition(2))
  .chain(([first, second]) =>
    fc.constantFrom(
      `*[${first} && ${second}]._id`,
      `*[${first}][${second}] | order(name desc)[$from...$to]{_id, name}`,
      `{"count": count(*[${first}]), "some": *[${first}]{_id, "others": *[${second}]._id}}`,
      `*[${first}]{_id, "same": count(*[${second}]), "kind": select(${second} => "one", "other")}`,
    ),
  );

test('every query has the same result as without a plan', async () => {
  await fc.assert(
    fc.asyncProperty(scan, async (query) => {
      expect(evaluateQuery(dataset, { query, params })).toBe(await evaluateWithGroqJs(query));
    }),
    { numRuns: 150 },
  );
});

test('a query by type reads no other documents', () => {
  const sealed = watched('category');
  const { run } = sealed;
  expect(run('count(*[_type == "place" && status == "active"])')).toBe('2');
  expect(sealed.readCount()).toBe(0);
  run('count(*[status == "active"])');
  expect(sealed.readCount()).toBe(1);
});

test('a condition is checked only on documents that meet the earlier ones, and only if parameters do not decide it', () => {
  const { run, readCount } = watched('place');
  run('count(*[_type == "place" && name == "Noodles" && (true && status == "active")])');
  run('count(*[_type == "place" && ($type == "place" || status == "active")])');
  expect(readCount()).toBe(0);
  run('count(*[_type == "place" && ($type == "all" || status == "active")])');
  expect(readCount()).toBe(1);
});

test('a scan without parent scope runs once', () => {
  const { run, readCount } = watched('place');
  run('{"count": count(*[status == "active"]), "names": *[status == "active"].name}');
  expect(readCount()).toBe(1);
  run('*[_type == "category"]{"open": count(*[_type == "place" && status == "active"])}');
  expect(readCount()).toBe(2);
  run('*[_type == "category"]{"open": count(*[status == "active" && references(^._id)])}');
  expect(readCount()).toBe(3);
  run('*[_type == "category" && name in *[_type == "place"].status]');
  expect(readCount()).toBe(4);
});

test('a comparison with the parent scope reads each document once', () => {
  const { run, readCount } = watched('place');
  run('*[_type == "category"]{"same": *[_type == "place" && status == ^.name]._id}');
  expect(readCount()).toBe(1);
});

/** The documents and one more, which counts reads of its status. */
function watched(type: string) {
  let reads = 0;
  const document: StoredDocument = {
    _id: 'watched',
    _type: type,
    get status(): string {
      reads += 1;
      return 'hidden';
    },
  };
  const withWatched = createDatasetStore([...documents, document]).current();
  return {
    run: (query: string) => evaluateQuery(withWatched, { query, params }),
    readCount: () => reads,
  };
}

test.each([
  ['*[_type == ', 10, 'Unexpected end of query'],
  ['*[_type == "place"]{nope(1)}', 0, 'Undefined function: nope'],
  ['*[_id == $forgotten]', 0, 'param $forgotten referenced, but not provided'],
])('%s is refused', (query, start, description) => {
  expect(() => evaluateQuery(dataset, { query, params })).toThrow(
    expect.objectContaining({
      status: 400,
      body: {
        error: {
          description: expect.stringContaining(description),
          type: 'queryParseError',
          start,
          end: query.length,
          query,
        },
      },
    }),
  );
});

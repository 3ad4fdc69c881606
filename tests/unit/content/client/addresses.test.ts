import fc from 'fast-check';
import { aliasAmong } from '#content/client/addresses.ts';
import { itemQuery } from '#content/lists/items.ts';
import { PLACES, getPlaces } from '#content/place/queries.ts';
import { inLanguage } from '#content/client/inLanguage.ts';
import type { ContentQuery } from '#content/client/contentQuery.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { placeDocument } from '../../../support/builders.ts';

interface Row {
  _id: string;
  alias: { current: string | null; shared?: string } | null;
}

function resultsOf(documents: readonly StoredDocument[]) {
  const dataset = createDatasetStore(documents).current();
  const evaluate = (asked: Pick<ContentQuery, 'groq' | 'params'>): unknown => {
    const { groq: query, params } = inLanguage(asked, {});
    return JSON.parse(evaluateQuery(dataset, { query, params: { eventId: 'festival-2025', ...params } }));
  };
  return {
    rows: () => evaluate({ groq: `*[${PLACES.shown}]{_id, "alias": ${aliasAmong(PLACES.shown)}}` }) as Row[],
    page: () => evaluate(getPlaces({ category: 'all', offset: 0 })) as Row[],
    at: (slug: string) => (evaluate(itemQuery(PLACES, slug)) as { _id: string } | null)?._id,
  };
}

/** Places by age, with these aliases. */
const places = (...aliases: unknown[]) =>
  aliases.map((current, index) =>
    placeDocument(`Place ${index}`, {
      alias: { current },
      _createdAt: `2025-01-${String(index + 1).padStart(2, '0')}T00:00:00Z`,
    }),
  );

const slugsOf = (...aliases: unknown[]) =>
  new Map(
    resultsOf(places(...aliases))
      .rows()
      .map(({ _id, alias }) => [_id, alias?.current]),
  );

test('the first document keeps the alias, the others have it with a number, in the order of their age', () => {
  expect([...slugsOf('foo', 'bar', 'foo', 'foo').values()]).toEqual(['foo', 'bar', 'foo-2', 'foo-3']);
});

test('a number that is another document’s alias is not taken from it', () => {
  expect([...slugsOf('foo', 'foo', 'foo-2', 'foo').values()]).toEqual(['foo', 'foo-2-2', 'foo-2', 'foo-3']);
});

test('a document without an alias has no address and changes no other', () => {
  expect([...slugsOf('', '', null, null, 7, 7).values()].filter(Boolean)).toEqual([7]);
});

test('a page logs which alias it shares with another page', () => {
  const { page } = resultsOf(places('foo', 'foo'));
  expect(page().map(({ alias }) => alias)).toEqual([{ current: 'foo' }, { current: 'foo-2', shared: 'foo' }]);
});

const alias = fc.constantFrom('foo', 'foo-2', 'foo-2-2', 'foo-3', 'foo-02', 'foo-1', '-2', '2', 'bar', '.');
const anyPlaces = fc.uniqueArray(
  fc.record(
    {
      _id: fc.constantFrom(...'abcdefghij'),
      alias: fc
        .oneof({ weight: 9, arbitrary: alias }, fc.constantFrom(null, '', 7))
        .map((current) => ({ current })),
      _createdAt: fc.constantFrom('2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', undefined, 7),
    },
    { noNullPrototype: true },
  ),
  { selector: ({ _id }) => _id, maxLength: 8 },
);

test('each row opens its own document, whatever aliases there are', () => {
  fc.assert(
    fc.property(anyPlaces, (fields) => {
      const { rows, at } = resultsOf(fields.map((field) => ({ ...placeDocument('x'), ...field })));
      const found = rows();
      const slugs = found.flatMap(({ alias }) => (typeof alias?.current === 'string' ? [alias.current] : []));
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const { _id, alias } of found) {
        const own = fields.find((field) => field._id === _id)?.alias.current;
        if (typeof own !== 'string' || own === '') continue;
        expect([alias?.current, at(String(alias?.current))]).toEqual([expect.stringContaining(own), _id]);
        expect(slugs).toContain(own);
      }
      for (const unknown of ['foo-9', 'foo-2-9', 'nobody']) {
        if (!slugs.includes(unknown)) expect(at(unknown)).toBeUndefined();
      }
    }),
    { numRuns: 150 },
  );
});

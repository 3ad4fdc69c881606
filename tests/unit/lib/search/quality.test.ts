import { searchableOf } from '#features/search/engine/createSearch.ts';
import { createSearchIndex } from '#lib/search/createSearchIndex.ts';
import { ADDED } from '../../../fixtures/search/documents.ts';
import { NONSENSE, QUERIES } from '../../../fixtures/search/queries.ts';
import { facetsOf, namedDemo } from '../../../fixtures/search/namedDemo.ts';

const queries = Object.entries(QUERIES).flatMap(([kind, lines]) =>
  lines.map(([text, name]) => ({ kind, text, name })),
);
let find: (text: string) => string[];

beforeAll(async () => {
  const documents = [...(await namedDemo()), ...ADDED];
  const facets = await facetsOf();
  const index = createSearchIndex(documents.map((hit) => searchableOf(hit, facets)));
  find = (text) => {
    const found = index.find(text);
    const shown = found.length > 0 ? found : index.findFuzzy(text);
    return shown.map((at) => documents[at]?.name ?? '');
  };
});

test.each([
  { places: 1, most: 0.05 },
  { places: 3, most: 0.01 },
])('the intended document is among the first $places', ({ places, most }) => {
  const missed = queries
    .map((query) => ({ ...query, found: find(query.text).slice(0, places) }))
    .filter(({ name, found }) => !found.includes(name));
  expect(queries.length + NONSENSE.length).toBeGreaterThanOrEqual(150);
  // A failure lists the missed queries.
  expect(missed.length / queries.length > most ? missed : []).toEqual([]);
});

test.each(NONSENSE)('%s finds nothing', (text) => {
  expect(find(text)).toEqual([]);
});

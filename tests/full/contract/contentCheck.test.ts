import fc from 'fast-check';
import { inLanguage } from '#content/client/inLanguage.ts';
import type { ContentQuery } from '#content/client/contentQuery.ts';
import { getBoothMaps, getMapEvents } from '#content/map/queries.ts';
import { getSavedView } from '#content/saved-view/itemQueries.ts';
import { checkContent } from '#app/content-check/checkContent.ts';
import type { Finding } from '#content/check/finding.ts';
import { MAX_BOOTHS, MAX_POINTS } from '#content/map/defaults.ts';
import type { MapEvent } from '#content/map/schema.ts';
import type { SavedView } from '#content/saved-view/schema.ts';
import { MAX_VIEW_ITEMS } from '#content/saved-view/viewItems.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { EXPECTED_FINDINGS, faultyContent } from '../../fixtures/content-check/faultyContent.ts';
import {
  categoryDocument,
  eventDocument,
  mapDocument,
  placeDocument,
  referenceTo,
  staticPageDocument,
  viewDocument,
} from '../../support/builders.ts';
import { readDemo } from '../../support/readDemo.ts';

function check(documents: readonly StoredDocument[], origin?: string) {
  const dataset = createDatasetStore(documents).current();
  return checkContent({
    documents,
    eventId: 'festival-2025',
    origin,
    evaluate: (query, params) => JSON.parse(evaluateQuery(dataset, { query, params })) as unknown,
  });
}

const lineOf = ({ severity, rule, documentId, path = '', message }: Finding) =>
  `${severity} ${rule} ${documentId} ${path}: ${message}`;

test('the demo has no faults, and its counts are those of its screens', async () => {
  const { counts, findings } = await check(readDemo());
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  // Notes on booths without a vendor, on each map.
  expect(findings.map(({ rule }) => rule)).toEqual(Array<string>(6).fill('free-booth'));
  expect(counts.join(', ')).toBe(
    '64 events, 6 maps, 420 places, 96 performers, 45 posts, 1 hotel, 5 FAQ chapters, 3 guides, 4 saved views, 3 pages',
  );
});

test('one fault of each kind is found once, document by document', async () => {
  const { counts, findings } = await check(faultyContent);
  expect(findings.map(lineOf).sort()).toEqual([...EXPECTED_FINDINGS].sort());
  const ids = findings.map(({ documentId }) => documentId);
  const runs = ids.filter((id, index) => ids[index - 1] !== id);
  expect(runs).toHaveLength(new Set(ids).size);
  // The place without a name is not shown.
  expect(counts).toContain('9 places');
  expect(findings).toContainEqual(expect.objectContaining({ title: 'Test Fair', type: 'event' }));
});

test.each([
  ['https://fair.example', []],
  ['https://other.example', ['view-address']],
  [undefined, []],
])('the list of a saved view is checked if the site is at %s', async (origin, rules) => {
  const view = viewDocument('a', { address: 'https://fair.example/marketplace?letter=N' });
  const { findings } = await check([eventDocument(), view], origin);
  expect(findings.map(({ rule }) => rule)).toEqual(rules);
});

test('an editor is told that of a long view and a large map only the first entries are shown', async () => {
  const [places, booths] = [Array(MAX_VIEW_ITEMS + 1), Array(MAX_BOOTHS + 1)].map((list) => [...list.keys()]);
  const view = viewDocument('long', {
    items: places?.map((index) => ({ ...referenceTo(placeDocument(`P ${index}`)), _key: `${index}` })),
  });
  const area = { x: 1, y: 1, width: 1, height: 1 };
  const map = mapDocument('Hall', {
    booths: booths?.map((index) => ({ ...area, label: `${index}` })),
    points: Array(MAX_POINTS + 1).fill({ kind: 'exit', x: 1, y: 1 }),
  });
  const documents = [
    eventDocument(),
    ...(places ?? []).map((index) => placeDocument(`P ${index}`)),
    view,
    map,
  ];
  const { findings } = await check(documents);
  expect(findings.filter(({ rule }) => rule === 'long-list').map(lineOf)).toEqual([
    'warning long-list map-hall booths: has 2001 entries, but visitors see only the first 2000',
    'warning long-list map-hall points: has 201 entries, but visitors see only the first 200',
    'warning long-list view-long items: has 201 entries, but visitors see only the first 200',
  ]);

  const dataset = createDatasetStore(documents).current();
  const read = (asked: ContentQuery) => {
    const { groq: query, params } = inLanguage(asked, {});
    return JSON.parse(
      evaluateQuery(dataset, { query, params: { eventId: 'festival-2025', ...params } }),
    ) as unknown;
  };
  const shown = read(await getSavedView({ slug: 'long' })) as SavedView;
  expect(shown.items.map(({ name }) => name)).toEqual(places?.slice(0, -1).map((index) => `P ${index}`));
  for (const query of [getMapEvents(), getBoothMaps()]) {
    const [hall] = read(query) as MapEvent[];
    expect(hall?.booths.map(({ label }) => label)).toEqual(booths?.slice(0, -1).map(String));
  }
});

test('a page of another event is checked only if the event has none of its own', async () => {
  const ofOther = { _id: 'old', eventInstance: { _type: 'reference', _ref: 'festival-2024' } };
  const { findings, counts } = await check([
    eventDocument(),
    eventDocument({ _id: 'festival-2024' }),
    staticPageDocument('terms', ofOther),
    staticPageDocument('terms'),
  ]);
  expect(findings).toEqual([]);
  expect(counts).toContain('1 page');
});

test('an editor is told about a place without a category, if the marketplace has categories', async () => {
  const food = categoryDocument('Food');
  const inFood = placeDocument('Bakery', { categories: [referenceTo(food)] });
  const outside = [placeDocument('Lost'), placeDocument('Broken', { categories: [{ _ref: 'gone' }] })];
  const rules = async (...documents: StoredDocument[]) =>
    (await check([eventDocument(), inFood, ...outside, ...documents])).findings
      .filter(({ rule }) => rule === 'no-category')
      .map(({ documentId }) => documentId);
  expect(await rules(food)).toEqual(['place-broken', 'place-lost']);
  expect(await rules()).toEqual([]);
});

test('no document makes the check throw', async () => {
  const types = [
    'event',
    'place',
    'performer',
    'scheduleEvent',
    'feedItem',
    'hotel',
    'staticPage',
    'navigation',
    'facet',
  ];
  const names = [
    'facets',
    'values',
    'alias',
    'name',
    'title',
    'content',
    'contentSections',
    'startsAt',
    'eventPlace',
    'image',
  ];
  const field = fc.constantFrom(...names, 'markDefs', 'callsToAction', 'navigationItems', '_ref', 'media');
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('/lineup', '2025-10-25T18:00:00Z', '%', '//', '#fff', ''),
      fc.jsonValue(),
      fc.array(tie('any')),
      fc.dictionary(field, tie('any')),
    ),
  })).any;
  const visible = { status: 'active', eventInstance: { _type: 'reference', _ref: 'festival-2025' } };
  const document = fc
    .tuple(fc.constantFrom('festival-2025', 'a', 'b', 'drafts.a'), fc.constantFrom(...types))
    .chain(([_id, _type]) =>
      fc.dictionary(field, value).map((fields) => ({ ...visible, ...fields, _id, _type })),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(document, { maxLength: 6 }), async (generated) => {
      // As read from a file: without undefined, and only plain objects.
      const documents = JSON.parse(JSON.stringify(generated)) as StoredDocument[];
      for (const { documentId } of (await check(documents)).findings)
        expect(documents.map(({ _id }) => _id)).toContain(documentId);
    }),
  );
});

test('the time grows with the content, not with its square', async () => {
  const timeOf = async (count: number) => {
    const places = Array.from({ length: count }, (_, index) => placeDocument(`Place ${index}`));
    const started = performance.now();
    await check([eventDocument(), ...places]);
    return performance.now() - started;
  };
  await timeOf(1000);
  const small = await timeOf(1000);
  // Sixteen times as many would take 256 times as long.
  expect(await timeOf(16_000)).toBeLessThan(small * 64);
});

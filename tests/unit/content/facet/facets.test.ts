import * as z from 'zod/mini';
import { chosenFacetsSchema } from '#content/facet/chosenSchema.ts';
import { marksOf } from '#content/facet/marksOf.ts';
import { inLanguage } from '#content/client/inLanguage.ts';
import { getFacets } from '#content/facet/queries.ts';
import type { Facet } from '#content/facet/schema.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { facetDocument } from '../../../support/builders.ts';

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => warn.mockRestore());

/** The facets that visitors see. */
function read(...documents: StoredDocument[]): readonly Facet[] {
  const { groq: query, schema } = inLanguage(getFacets(), {});
  const params = { eventId: 'festival-2025' };
  const rows = JSON.parse(
    evaluateQuery(createDatasetStore(documents).current(), { query, params }),
  ) as unknown;
  return z.parse(schema, rows) as readonly Facet[];
}

describe('the facets of an event', () => {
  test('are in the editors’ order, then by title, then by id; others are not shown', () => {
    const found = read(
      facetDocument('Zeal', ['a']),
      { ...facetDocument('Age', ['a']), _id: 'facet-b' },
      { ...facetDocument('Age', ['a'], { alias: { current: 'ages' } }), _id: 'facet-a' },
      facetDocument('Notes', ['a'], { order: 2 }),
      facetDocument('Language', ['a'], { order: 1 }),
      facetDocument('Draft', ['a'], { status: 'draft' }),
      facetDocument('Old', ['a'], { status: 'archived' }),
      facetDocument('Elsewhere', ['a'], { eventInstance: { _ref: 'festival-2024' } }),
    );
    expect(found.map(({ _id }) => _id)).toEqual([
      'facet-language',
      'facet-notes',
      'facet-a',
      'facet-b',
      'facet-zeal',
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('are read whole; the alias of a value is a text or a slug', () => {
    const values = [
      { _key: 'a', title: ' English ', alias: 'english', icon: 'globe', description: 'Spoken' },
      { _key: 'b', title: 'Spanish', alias: { _type: 'slug', current: 'spanish' } },
    ];
    expect(read(facetDocument('Language', [], { kind: 'language', values, isFilter: false }))).toEqual([
      {
        _id: 'facet-language',
        key: 'language',
        title: 'Language',
        kind: 'language',
        appliesTo: ['place', 'performer', 'scheduleEvent'],
        isFilter: false,
        values: [
          { key: 'english', title: 'English', icon: 'globe', description: 'Spoken' },
          { key: 'spanish', title: 'Spanish' },
        ],
      },
    ]);
  });

  test('have defaults for fields that are missing or cannot be read', () => {
    const values = [{ title: 'Loud', alias: 'loud', icon: 7 }];
    const fields = { kind: 'volume', appliesTo: 'place', isFilter: undefined, values };
    expect(read(facetDocument('Notes', [], fields))).toEqual([
      expect.objectContaining({
        kind: 'custom',
        appliesTo: [],
        isFilter: true,
        values: [{ key: 'loud', title: 'Loud' }],
      }),
    ]);
  });

  test('keep the values that can be read, and of several with one alias the first', () => {
    const values = [
      { title: 'Loud', alias: 'loud' },
      { title: 'Noisy', alias: { current: 'loud' } },
      { title: ' ', alias: 'blank' },
      { title: 'No alias' },
      { title: 'Empty alias', alias: { _type: 'slug' } },
      'strobe',
      { title: 'Strobe', alias: 'strobe' },
    ];
    const [facet] = read(facetDocument('Notes', [], { values }));
    expect(facet?.values.map(({ title }) => title)).toEqual(['Loud', 'Strobe']);
  });

  test.each([
    ['an alias', { alias: undefined }],
    ['a title', { title: ' ' }],
    ['values', { values: undefined }],
    ['usable values', { values: [{ title: 'No alias' }] }],
  ])('without %s are left out and logged', (_, fields) => {
    const kept = facetDocument('Kept', ['a']);
    expect(read(facetDocument('Lost', ['a'], fields), kept).map(({ key }) => key)).toEqual(['kept']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Dropped document facet-lost'));
  });

  test('with one alias are all shown, but only the first is a filter', () => {
    const found = read(
      facetDocument('Age', ['a']),
      facetDocument('Ages', ['b'], { alias: { current: 'age' } }),
    );
    expect(found.map(({ title, isFilter }) => [title, isFilter])).toEqual([
      ['Age', true],
      ['Ages', false],
    ]);
  });
});

test('the facets of a document are read, and what cannot be read is left out', () => {
  const stored = [
    { id: 'facet-age', values: ['all', 7] },
    { id: 'facet-notes', values: 'loud' },
    { values: ['loud'] },
    { id: 'facet-language', values: [] },
    null,
  ];
  expect(z.parse(chosenFacetsSchema, stored)).toEqual([{ id: 'facet-age', values: ['all'] }]);
  for (const none of [undefined, null, [], [null], 'loud', { id: 'facet-age' }])
    expect(z.parse(chosenFacetsSchema, none)).toBeUndefined();
});

describe('the marks of a document', () => {
  const [language, notes, signature] = read(
    facetDocument('Language', ['English', 'Spanish', 'Japanese'], { order: 1 }),
    facetDocument('Notes', ['Loud', 'Strobe'], { order: 2, appliesTo: ['scheduleEvent'] }),
    facetDocument('Signature', ['Signs prints'], { order: 3, appliesTo: ['place'] }),
  );
  const facets = [language, notes, signature].flatMap((facet) => facet ?? []);
  const marks = (chosen: Parameters<typeof marksOf>[1], type = 'scheduleEvent') =>
    marksOf(facets, chosen, type).map(({ facet, values }) => [facet.key, ...values.map(({ key }) => key)]);

  test('are in the editor’s order, whatever order they were chosen in', () => {
    const chosen = [
      { id: 'facet-notes', values: ['strobe', 'loud'] },
      { id: 'facet-language', values: ['japanese', 'english'] },
    ];
    expect(marks(chosen)).toEqual([
      ['language', 'english', 'japanese'],
      ['notes', 'loud', 'strobe'],
    ]);
  });

  test('are counted once, also where the document has a facet or a value twice', () => {
    const chosen = [
      { id: 'facet-language', values: ['english', 'english'] },
      { id: 'facet-language', values: ['spanish'] },
    ];
    expect(marks(chosen)).toEqual([['language', 'english', 'spanish']]);
  });

  test('leave out facets and values that are unknown, and facets of other documents', () => {
    const chosen = [
      { id: 'facet-gone', values: ['english'] },
      { id: 'facet-language', values: ['latin'] },
      { id: 'facet-notes', values: ['latin', 'loud'] },
      { id: 'facet-signature', values: ['signs-prints'] },
    ];
    expect(marks(chosen)).toEqual([['notes', 'loud']]);
    expect(marks(chosen, 'place')).toEqual([['signature', 'signs-prints']]);
    expect(marks(undefined)).toEqual([]);
  });
});

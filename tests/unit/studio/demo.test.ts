import { readEnglishDemo } from '../../support/readDemo.ts';
import { documentFaults } from '../../support/studio/documentFaults.ts';
import { extractedSchema } from '../../support/studio/extractedSchema.ts';

const schema = extractedSchema('cloudinary');
const documents = readEnglishDemo();

test('every document of the demo fits the schema, and every type of the schema is in the demo', () => {
  expect(documents.flatMap((document) => documentFaults(schema, document))).toEqual([]);
  const types = schema.flatMap((type) => (type.type === 'document' ? type.name : []));
  const stored = new Set(documents.map(({ _type }) => _type));
  expect(types.filter((type) => !type.startsWith('sanity.')).sort()).toEqual([...stored].sort());
});

test.each([
  ['an unknown field', { booth: 'A1' }, 'place.booth is not in the schema'],
  ['a number for a text', { name: 1 }, 'place.name is not a string'],
  ['an unknown status', { status: 'open' }, 'place.status is not "active"'],
  ['a text for a reference', { brand: 'brand-1' }, 'place.brand is not an object'],
  ['an object for a list', { categories: {} }, 'place.categories is not a list'],
])('%s is a fault', (_, change, fault) => {
  const place = documents.find(({ _type }) => _type === 'place');
  expect(documentFaults(schema, { ...place, _type: 'place', ...change })).toEqual([fault]);
});

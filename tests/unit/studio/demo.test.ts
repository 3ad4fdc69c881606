import type { SchemaType } from '@sanity/types';
import { withOneLanguage } from '#lib/i18n/translations.ts';
import { withTranslations } from '../../../src/studio/schema/withTranslations.ts';
import { readDemo, readEnglishDemo } from '../../support/readDemo.ts';
import { documentFaults } from '../../support/studio/documentFaults.ts';
import { compiledSchema, extractedSchema } from '../../support/studio/extractedSchema.ts';

const schema = extractedSchema('cloudinary');
const documents = readEnglishDemo();

test('every document of the demo in one language fits the schema, and every type of the schema is in the demo', () => {
  expect(documents.flatMap((document) => documentFaults(schema, document))).toEqual([]);
  const types = schema.flatMap((type) => (type.type === 'document' ? type.name : []));
  const stored = new Set(documents.map(({ _type }) => _type));
  expect(types.filter((type) => !type.startsWith('sanity.')).sort()).toEqual([...stored].sort());
});

describe('in several languages', () => {
  const inTwo = extractedSchema('cloudinary', ['en', 'de']);
  const compiled = compiledSchema('cloudinary', ['en', 'de']);
  const stored = readDemo();
  const translated = stored.map((document) => {
    const type = compiled.get(document._type) as SchemaType;
    return withTranslations(document, type, typeof document.language === 'string' ? document.language : 'en');
  });

  test('every document of the demo fits, once its plain texts are translations, too', () => {
    // Sanity's extraction leaves out this field of references.
    const found = translated
      .flatMap((document) => documentFaults(inTwo, document))
      .filter((fault) => !fault.includes('._strengthenOnPublish '));
    expect(found).toEqual([]);
  });

  test('the texts of a document stay what they are', () => {
    const changed = translated.filter((document, index) => !Object.is(document, stored[index]));
    expect(new Set(changed.map(({ _type }) => _type))).toContain('navigation');
    expect(changed.length).toBeLessThan(stored.length / 4);
    const one = translated.map((document) => withOneLanguage(document, { page: 'de', first: 'en' }));
    expect(one).toEqual(stored.map((document) => withOneLanguage(document, { page: 'de', first: 'en' })));
  });
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

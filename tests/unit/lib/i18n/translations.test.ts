import fc from 'fast-check';
import { inLanguage } from '#content/client/inLanguage.ts';
import { translated } from '#content/groq.ts';
import { isTranslations, translationOf } from '#lib/i18n/translations.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { paragraphs } from '../../../support/builders.ts';

const languages = { page: 'de', first: 'en' };
const STRING = 'internationalizedArrayStringValue';
const english = { _key: 'a', _type: STRING, language: 'en', value: 'Food' };
const german = { _key: 'b', _type: STRING, language: 'de', value: 'Essen' };

test('a text is in the page’s language, otherwise in the festival’s first, otherwise in any', () => {
  expect(translationOf([english, german], languages)).toBe('Essen');
  expect(translationOf([english, { ...german, value: '' }], languages)).toBe('Food');
  expect(translationOf([{ ...english, language: 'fi' }], languages)).toBe('Food');
  expect(translationOf([german, english])).toBe('Essen');
  expect(translationOf([{ ...german, value: undefined }], languages)).toBeUndefined();
  expect(translationOf([{ ...german, value: paragraphs('a') }], languages)).toEqual(paragraphs('a'));
});

test('texts of older plugins, whose key is the language, are read as well', () => {
  const stored = [
    { _key: 'en', _type: STRING, value: 'Food' },
    { _key: 'de', _type: STRING, value: 'Essen' },
  ];
  expect(isTranslations(stored)).toBe(true);
  expect(translationOf(stored, languages)).toBe('Essen');
});

test.each([
  ['rows of a table', [{ _key: 'a', value: 'Date' }]],
  ['code in a text', [{ _key: 'a', _type: 'code', language: 'ts', code: 'let a' }]],
  ['a text', paragraphs('a')],
  ['names', ['en', 'de']],
  ['an empty list', []],
])('%s are no text in several languages', (_, list: readonly unknown[]) => {
  expect(isTranslations(list)).toBe(false);
  expect(resolveContent(list, { projectId: undefined, dataset: 'production', languages })).toEqual(list);
});

const tag = fc.constantFrom('en', 'de', 'fi');
const value = fc.constantFrom('', 'Food', 'Essen', undefined);
const entry = fc.oneof(
  fc.record({ _key: fc.constantFrom('a', 'b'), _type: fc.constant(STRING), language: tag, value }),
  fc.record({ _key: tag, _type: fc.constant(STRING), value }),
);
const anyText = fc.oneof(fc.constantFrom('Food', '', null), fc.array(entry, { maxLength: 4 }));

test('the service chooses the same language for its conditions and orders', () => {
  const dataset = createDatasetStore([]).current();
  const { groq: query, params } = inLanguage(
    { groq: `{"name": $name}{"is": ${translated('name')}}.is` },
    { languages },
  );
  fc.assert(
    fc.property(anyText, (name) => {
      const stored: unknown = JSON.parse(JSON.stringify(name));
      const found: unknown = JSON.parse(
        evaluateQuery(dataset, { query, params: { ...params, name: stored } }),
      );
      const shown = resolveContent(stored, { projectId: undefined, dataset: 'production', languages });
      // A list without any text is not shown, and a comparison with a list is never true.
      expect(Array.isArray(found) ? null : found).toEqual(Array.isArray(shown) ? null : (shown ?? null));
    }),
    { numRuns: 500 },
  );
});

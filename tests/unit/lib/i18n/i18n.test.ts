import { addTranslations } from '#lib/i18n/compiledTexts.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const TEXTS = {
  by: '{name} (de {city})',
  of: '{name, select, undefined {nadie} other {{name}}}, {count}',
  time: '{hour}:{minute} {half}',
};
for (const language of ['ar', 'de']) addTranslations(language, 'test', TEXTS);
const message = (key: keyof typeof TEXTS) => ({ id: `test.${key}`, message: '' });

test('from right to left, names in other letters keep their punctuation', () => {
  const { t } = i18nOf('ar');
  expect(t(message('by'), { name: 'Nova!', city: 'القاهرة' })).toBe('\u2068Nova!\u2069 (de القاهرة)');
  expect(t(message('of'), { name: 'Nova', count: 2 })).toBe('\u2068Nova\u2069, 2');
});

test('from right to left, times and what a text chooses by stay as they are', () => {
  const { t } = i18nOf('ar');
  expect(t(message('time'), { hour: 6, minute: '05', half: 'م' })).toBe('6:05 م');
  expect(t(message('of'), { name: undefined, count: 1 })).toBe('nadie, 1');
});

test('from left to right, values are inserted as they are', () =>
  expect(i18nOf('de').t(message('by'), { name: 'Nova!', city: 'القاهرة' })).toBe('Nova! (de القاهرة)'));

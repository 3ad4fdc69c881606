import fc from 'fast-check';
import { excerpt } from '#lib/text/excerpt.ts';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string) => [...characters.segment(text)].map(({ segment }) => segment);

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇯🇵';

test.each([
  ['', 10, ''],
  [' \n\n ', 10, ''],
  ['First. \n\n Second.', 20, 'First. Second.'],
  ['Exactly 10', 10, 'Exactly 10'],
  ['One two three four', 10, 'One two…'],
  ['One two, three', 10, 'One two…'],
  ['Eight ch and more', 9, 'Eight ch…'],
  ['Onetwothreefourfive', 10, 'Onetwothr…'],
  [FAMILY.repeat(4), 4, FAMILY.repeat(4)],
  [FAMILY.repeat(5), 4, `${FAMILY.repeat(3)}…`],
  [FLAG.repeat(5), 3, `${FLAG.repeat(2)}…`],
  ['e\u0301'.repeat(5), 3, `${'e\u0301'.repeat(2)}…`],
  ['東京の夜は長い', 4, '東京の…'],
])('%j is shortened to %i characters', (text, max, expected) => expect(excerpt(text, max)).toBe(expected));

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(fc.constantFrom('a', 'be', 'sea', FAMILY, FLAG, 'e\u0301', '👍🏽', ' ', '\n', ', '), {
      maxLength: 60,
    })
    .map((parts) => parts.join('')),
);
const lengths = fc.integer({ min: 2, max: 30 });

test('an excerpt is never longer than requested', () => {
  fc.assert(
    fc.property(texts, lengths, (text, max) => {
      expect(charactersOf(excerpt(text, max)).length).toBeLessThanOrEqual(max);
    }),
  );
});

test('a text that fits is unchanged, on one line', () => {
  fc.assert(fc.property(texts, (text) => expect(excerpt(text, 1000)).toBe(text.replace(/\s+/g, ' ').trim())));
});

test('an excerpt is the beginning of the text, cut between two characters', () => {
  fc.assert(
    fc.property(texts, lengths, (text, max) => {
      const short = excerpt(text, max);
      const line = text.replace(/\s+/g, ' ').trim();
      if (short === line) return;
      const beginning = charactersOf(short.slice(0, -1));
      expect(short.endsWith('…')).toBe(true);
      expect(charactersOf(line).slice(0, beginning.length)).toEqual(beginning);
    }),
  );
});

test('no word is cut if a whole one fits before it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('one', 'three', FAMILY), { minLength: 1 }),
      lengths,
      (words, max) => {
        const short = excerpt(words.join(' '), max);
        if (!short.endsWith('…') || !short.includes(' ')) return;
        const beginning = short.slice(0, -1).split(' ');
        expect(words.slice(0, beginning.length)).toEqual(beginning);
      },
    ),
  );
});

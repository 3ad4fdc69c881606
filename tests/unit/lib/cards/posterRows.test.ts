import fc from 'fast-check';
import { hashOf, posterRows } from '#lib/cards/posterRows.ts';

const rowsOf = (name: string) => posterRows(name).map(({ text }) => text);

test.each([
  ['Nova Prints', ['NOVA', 'PRINTS']],
  ['The Zora Show', ['THE', 'ZORA', 'SHOW']],
  ['One Two Three Four Five', ['ONE TWO', 'THREE', 'FOUR', 'FIVE']],
  ['Blackberry', ['BLACKBERRY']],
  ['3M', ['3M']],
  ['X', ['X']],
  ['Élan Vital', ['ÉLAN', 'VITAL']],
  ['O’Neill’s', ['O’NEILL’S']],
  ['Cook-Off: Round 2', ['COOK', 'OFF', 'ROUND', '2']],
  ['🎪 Circus', ['🎪', 'CIRCUS']],
  ['東京おもちゃ', ['東京おもちゃ']],
  ['سوق الفنون', ['سوق', 'الفنون']],
  ['  ', []],
  ['!!!', []],
  ['Donaudampfschifffahrtsgesellschaft', []],
  ['A very long name with more words than anybody could read on one small picture of a card', []],
])('%s is shown as %j', (name, rows) => expect(rowsOf(name)).toEqual(rows));

test('any name gives at most four rows with a width, fast and at any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const rows = posterRows(name);
      expect(rows.length).toBeLessThanOrEqual(4);
      for (const { text, width } of rows) {
        expect(text).not.toBe('');
        expect(width).toBeGreaterThan(0);
      }
      expect(posterRows(name.repeat(40)).length).toBeLessThanOrEqual(4);
    }),
  );
});

test('similar names look different', () => {
  const names = Array.from({ length: 600 }, (_, index) => `Stall ${index}`);
  const ways = new Set(names.map((name) => (hashOf(name) >>> 8) % 4));
  expect(ways.size).toBe(4);
  expect(new Set(names.map(hashOf)).size).toBe(600);
});

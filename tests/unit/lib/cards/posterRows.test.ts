import fc from 'fast-check';
import { hashOf, posterRows } from '#lib/cards/posterRows.ts';

const rowsOf = (name: string) => posterRows(name).map(({ text }) => text);

test.each([
  ['Nova Prints', ['NP']],
  ['The Zora Show', ['TZS']],
  ['One Two Three Four Five', ['OT', 'TF']],
  ['Nova', ['NO', 'VA']],
  ['Blackberry', ['BLA', 'CKB', 'ERR']],
  ['3M', ['3M']],
  ['X', ['X']],
  ['Élan Vital', ['ÉV']],
  ['O’Neill’s', ['ONE', 'ILL', 'S']],
  ['🎪 Circus', ['🎪C']],
  ['👩‍👩‍👧', ['👩‍👩‍👧']],
  ['東京おもちゃ', ['東京お', 'もちゃ']],
  ['سوق الفنون', ['سوق', 'الفنون']],
  ['  ', []],
  ['!!!', []],
])('%s is shown as %j', (name, rows) => expect(rowsOf(name)).toEqual(rows));

test('any name gives at most three rows with a width, fast and at any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const rows = posterRows(name);
      expect(rows.length).toBeLessThanOrEqual(3);
      for (const { text, width } of rows) {
        expect(text).not.toBe('');
        expect(width).toBeGreaterThan(0);
      }
      expect(posterRows(name.repeat(40)).length).toBeLessThanOrEqual(3);
    }),
  );
});

test('similar names look different', () => {
  const names = Array.from({ length: 600 }, (_, index) => `Stall ${index}`);
  const ways = new Set(names.map((name) => (hashOf(name) >>> 8) % 6));
  expect(ways.size).toBe(6);
  expect(new Set(names.map(hashOf)).size).toBe(600);
});

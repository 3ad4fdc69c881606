import fc from 'fast-check';
import { type SearchIndex, createSearchIndex } from '#lib/search/createSearchIndex.ts';
import { queryTerms } from '#lib/search/searchTerms.ts';
import { namedDemo } from '../../../fixtures/search/namedDemo.ts';

let names: string[];
let index: SearchIndex;
beforeAll(async () => {
  names = (await namedDemo()).map(({ name }) => name);
  index = createSearchIndex(names.map((name) => ({ name, topics: [] })));
});

const position = () => fc.nat(names.length - 1);
const finds = (text: string, at: number) =>
  [...index.find(text), ...index.findFuzzy(text)].some((found) => names[found] === names[at]);

test('every name finds its document, before all others', () => {
  // A booth and a kind of points may have the same name, in other letters: `Quiet Room`.
  for (const name of names.map((own) => own.toLowerCase()))
    expect([name, names[index.find(name)[0] ?? -1]?.toLowerCase()]).toEqual([name, name]);
});

test('every name is found by its words in any order', () => {
  fc.assert(
    fc.property(position(), fc.infiniteStream(fc.nat()), (at, numbers) => {
      const shuffled = queryTerms(names[at] ?? '')
        .map((term) => ({ term, rank: numbers.next().value as number }))
        .sort((a, b) => a.rank - b.rank);
      expect(finds(shuffled.map(({ term }) => term).join(' '), at)).toBe(true);
    }),
  );
});

test('every name is found while it is typed', () => {
  fc.assert(
    fc.property(position(), fc.nat(), (at, length) => {
      const name = names[at] ?? '';
      const typed = name.slice(0, 1 + (length % name.length));
      if (queryTerms(typed).length > 0) expect(finds(typed, at)).toBe(true);
    }),
  );
});

test.each(['Outside t', 'Outside th', 'Dev & Dot: T'])(
  'without %s, which may begin an article, every name is still found',
  (typed) => {
    const name = names.find((name) => name.startsWith(typed)) ?? '';
    expect(finds(typed, names.indexOf(name))).toBe(true);
  },
);

test('every name is found with a wrong letter in a word of four or more letters', () => {
  fc.assert(
    fc.property(position(), fc.nat(), fc.nat(), (at, which, where) => {
      const terms = queryTerms(names[at] ?? '');
      const long = terms.filter((term) => /^[a-z]{4,}$/.test(term));
      const term = long[which % (long.length || 1)];
      if (term === undefined) return;
      const cut = where % term.length;
      const wrong = [
        term.slice(0, cut) + term.slice(cut + 1),
        `${term.slice(0, cut)}x${term.slice(cut + 1)}`,
      ];
      for (const mistyped of wrong.slice(term.length === 4 ? 1 : 0))
        expect([mistyped, finds(terms.map((own) => (own === term ? mistyped : own)).join(' '), at)]).toEqual([
          mistyped,
          true,
        ]);
    }),
  );
});

test('any text can be searched, and a text without letters finds nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const found = index.find(text);
      if (!/[\p{L}\p{N}&]/u.test(text.normalize('NFKD'))) expect(found).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
      if (!/[\p{L}\p{N}&]/u.test(text.normalize('NFKD'))) expect(index.findFuzzy(text)).toEqual([]);
      expect(index.findSimilar(text).length).toBeLessThanOrEqual(3);
    }),
  );
});

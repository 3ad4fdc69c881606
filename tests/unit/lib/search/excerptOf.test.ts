import { excerptOf } from '#lib/search/excerptOf.ts';

const LONG = `${'one two three '.repeat(10)}“Vegan” dishes${' four five six'.repeat(20)}`;

test.each([
  ['a short text is whole', 'Noodles at noon.', ['noon'], 'Noodles at noon.'],
  ['white space is one space', 'Noodles\n\nat  noon.', ['noon'], 'Noodles at noon.'],
  ['accents and case do not matter', 'CAFÉ CRÈME', ['creme'], 'CAFÉ CRÈME'],
  ['a word in a word with a hyphen', 'fully gluten-free', ['free'], 'fully gluten-free'],
  ['scripts without spaces', '東京の寿司処', ['寿司'], '東京の寿司処'],
  ['no word', 'Noodles at noon.', ['tea'], undefined],
  ['the inside of a word is no match', 'Steamed', ['team'], undefined],
  ['an empty text', '', ['tea'], undefined],
])('%s', (_title, text, terms, excerpt) => {
  expect(excerptOf(text, terms)).toBe(excerpt);
});

test('a long text is cut to whole words around the match', () => {
  const excerpt = excerptOf(LONG, ['vegan']) ?? '';
  expect(excerpt).toMatch(/^… (?:one|two|three) [\w ]*“Vegan” dishes four [\w ]* (?:four|five|six) …$/);
  expect(excerpt.length).toBeLessThan(120);
});

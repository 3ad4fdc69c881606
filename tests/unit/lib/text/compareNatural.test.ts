import { compareNatural } from '#lib/text/compareNatural.ts';

test.each([
  ['en', ['Ål', 'Apa', 'Hall 9', 'Hall 10', 'Zoo']],
  ['fi', ['Apa', 'Hall 9', 'Hall 10', 'Zoo', 'Ål']],
])('names are sorted by the alphabet of %s', (language, sorted) => {
  expect(['Hall 10', 'Zoo', 'Ål', 'Hall 9', 'Apa'].sort(compareNatural(language))).toEqual(sorted);
});

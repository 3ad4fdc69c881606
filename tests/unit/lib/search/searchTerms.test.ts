import { locationTerms, nameTerms, queryTerms } from '#lib/search/searchTerms.ts';

test.each([
  ['Denki Dolls', ['denki', 'denkidolls', 'dolls']],
  ['B-Side', ['b', 'bside', 'side']],
  ['Müller', ['muller', 'mueller']],
  ['Straße', ['strasse']],
  ['Søren', ['soren', 'soeren']],
  ['Bao’s', ['baos']],
  ['東京都', ['東京', '京都', '都']],
  ['カフェ', ['かふ', 'ふぇ', 'ぇ']],
  ['서울역', ['서울', '울역', '역']],
  ['!!!', []],
])('the name %s is found by %j', (name, terms) => {
  expect(nameTerms(name).sort()).toEqual([...terms].sort());
});

test('a booth is found by its number with the letter of its hall', () => {
  expect(locationTerms('Hall A, Booth 12')).toEqual(
    expect.arrayContaining(['hall', 'a', 'booth', '12', 'a12']),
  );
});

test.each([
  ['Denki  DOLLS', ['denki', 'dolls']],
  ['the late glow', ['late', 'glow']],
  ['the', ['the']],
  ['brush & basilisk', ['brush', 'basilisk']],
  ['東京都', ['東京', '京都']],
  ['花', ['花']],
  ['a12', ['a12']],
  ['  ', []],
])('the text %j has the terms %j', (text, terms) => {
  expect(queryTerms(text)).toEqual(terms);
});

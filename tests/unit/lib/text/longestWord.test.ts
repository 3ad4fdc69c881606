import { longestWord } from '#lib/text/longestWord.ts';

test.each([
  ['The Grand Hotel', 5],
  ['one', 3],
  ['Bewerbung', 9.5],
  ['Myyjähakemus', 13],
  ['', 0],
  ['a '.repeat(500_000), 1],
])('the longest word of %.20s is measured', (text, letters) => expect(longestWord(text)).toBe(letters));

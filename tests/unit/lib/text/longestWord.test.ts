import { longestWord } from '#lib/text/longestWord.ts';

test.each([
  ['The Grand Hotel', 5],
  ['one', 3],
  ['', 0],
  ['a '.repeat(500_000), 1],
])('%.20s', (text, letters) => expect(longestWord(text)).toBe(letters));

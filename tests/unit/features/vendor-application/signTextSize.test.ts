import { signTextSize } from '#features/vendor-application/exhibitor-kit/signTextSize.ts';

const BOX = { width: 180, height: 60, max: 48 };

test.each([
  // One line is as high as the part of the sign.
  ['A12', 44],
  // Two lines of 22 mm would be smaller than one line.
  ['Tent 193', 23],
  // Four lines.
  ['a name of several words that takes more lines than one or two', 11],
  ['Donaudampfschifffahrtsgesellschaft', 6],
  ['', 44],
])('%j is as large as its part of the sign allows', (text, size) => {
  expect(signTextSize(text, BOX)).toBe(size);
});

test.each(['W', 'x '])('a text of two thousand letters has the smallest size', (text) => {
  expect(signTextSize(text.repeat(2000 / text.length), BOX)).toBe(6);
});

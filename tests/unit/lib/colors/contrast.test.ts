import { contrastRatio } from '#lib/colors/contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#abc', '#AABBCC', 1],
])('%s on %s has a contrast of %d', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
});

test.each(['red', '#12', '#1234567', ''])('"%s" is not a hex colour', (text) => {
  expect(contrastRatio(text, '#000000')).toBeUndefined();
  expect(contrastRatio('#000000', text)).toBeUndefined();
});

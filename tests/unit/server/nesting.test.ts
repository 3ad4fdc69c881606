import fc from 'fast-check';
import { nestingDepth } from '#server/nesting.ts';

test.each([
  ['7', 0],
  ['[]', 1],
  ['{"a": [1, {"b": []}]}', 4],
  ['[[], [], [[]]]', 3],
  ['"[[["', 0],
  ['{"[": "\\"[[["}', 1],
  ['["\\\\", [1]]', 2],
  ['[[', 2],
  ['', 0],
])('%s is nested %d deep', (json, depth) => {
  expect(nestingDepth(json)).toBe(depth);
});

test('the depth equals that of the parsed value', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map((part) => depthOf(part)))
      : 0;
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (json) => {
      expect(nestingDepth(json)).toBe(depthOf(JSON.parse(json)));
    }),
    { seed: 1 },
  );
});

test('counting a deep text does not overflow the stack', () => {
  expect(nestingDepth('['.repeat(1_000_000))).toBe(1_000_000);
});

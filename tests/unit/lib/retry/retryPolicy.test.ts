import fc from 'fast-check';
import { parseRetryAfter, retryDelay } from '#lib/retry/retryPolicy.ts';

test.each([
  [0, undefined, 1000],
  [1, undefined, 2000],
  [2, undefined, 4000],
  [9, undefined, 30_000],
  [0, 2000, 2000],
  [0, 120_000, 30_000],
  [2, 0, 4000],
  [2, 3000, 4000],
])('before retry %i with Retry-After %p the wait is %i ms', (retry, after, wait) => {
  expect(retryDelay(retry, after, 0)).toBe(wait);
});

test('jitter adds up to a fifth and never shortens a wait', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), (retry, random) => {
      const plain = retryDelay(retry, undefined, 0);
      const wait = retryDelay(retry, undefined, random);
      expect(wait).toBeGreaterThanOrEqual(plain);
      expect(wait).toBeLessThanOrEqual(plain * 1.2 + 1e-6);
    }),
  );
});

const NOW = Date.parse('2025-10-25T10:00:00Z');
test.each([
  ['2', 2000],
  ['0', 0],
  [' 7 ', 7000],
  ['Sat, 25 Oct 2025 10:00:30 GMT', 30_000],
  ['Sat, 25 Oct 2025 09:00:00 GMT', 0],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %p is read', (header, milliseconds) =>
  expect(parseRetryAfter(header, NOW)).toBe(milliseconds),
);

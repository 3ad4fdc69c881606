import fc from 'fast-check';
import { createLruCache } from '#server/http/lruCache.ts';

const KB = 1024;
const cacheOf = (limit: number) => createLruCache<number>(limit, (size) => size);

test('the least recently used entry is evicted first', () => {
  const cache = cacheOf(100 * KB);
  cache.set('a', 40 * KB);
  cache.set('b', 40 * KB);
  expect(cache.get('a')).toBeDefined();
  cache.set('c', 40 * KB);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('c')).toBeDefined();
});

test('an entry that is set again is counted once', () => {
  const cache = cacheOf(100 * KB);
  cache.set('a', 40 * KB);
  const before = cache.bytes();
  cache.set('a', 50 * KB);
  expect(cache.bytes() - before).toBe(10 * KB);
});

test('an entry larger than the whole cache is not stored and does not block it', () => {
  const cache = cacheOf(100 * KB);
  cache.set('huge', 101 * KB);
  expect(cache.get('huge')).toBeUndefined();
  expect(cache.bytes()).toBe(0);
  cache.set('a', 90 * KB);
  expect(cache.get('a')).toBeDefined();
});

test('row c2: keys and a fixed overhead count', () => {
  const cache = cacheOf(100 * KB);
  for (let turn = 0; turn < 4000; turn += 1) cache.set(`${turn} ${'x'.repeat(20 * KB)}`, 0);
  const cached = Array.from({ length: 4000 }, (_, turn) => cache.get(`${turn} ${'x'.repeat(20 * KB)}`));
  expect(cached.filter((entry) => entry !== undefined)).toHaveLength(2);
  const small = cacheOf(100 * KB);
  for (let turn = 0; turn < 4000; turn += 1) small.set(`${turn}`, 0);
  expect(small.get('3899')).toBeUndefined();
  expect(small.get('3999')).toBe(0);
});

test('row c2: after any operations the byte count is exact and within the limit', () => {
  const limit = 50 * KB;
  const keys = fc.constantFrom('a', 'b', 'c', 'd'.repeat(3 * KB), 'e'.repeat(30 * KB));
  const steps = fc.array(
    fc.record({ key: keys, size: fc.integer({ min: 0, max: 60 * KB }), isRead: fc.boolean() }),
  );
  fc.assert(
    fc.property(steps, (sequence) => {
      const cache = cacheOf(limit);
      for (const { key, size, isRead } of sequence) {
        if (isRead) cache.get(key);
        else cache.set(key, size);
        const known = [...new Set(sequence.map((step) => step.key))];
        const sizes = known.flatMap((name) => {
          const cached = cache.get(name);
          return cached === undefined ? [] : [cached + 2 * name.length + KB];
        });
        expect(cache.bytes()).toBe(sizes.reduce((sum, bytes) => sum + bytes, 0));
        expect(cache.bytes()).toBeLessThanOrEqual(limit);
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});

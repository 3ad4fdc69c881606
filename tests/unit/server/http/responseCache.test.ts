import { createResponseBody } from '#server/http/responseBody.ts';
import { createResponseCache } from '#server/http/responseCache.ts';

test('row c2: a coding is counted from the time when it is computed', async () => {
  const cache = createResponseCache(1_000_000);
  const body = createResponseBody(Array.from({ length: 5000 }, (_, index) => index * 7919).join());
  cache.set('a', body);
  const before = cache.bytes();
  const [br, gzip] = await Promise.all([body.encoded('br'), body.encoded('gzip')]);
  expect(cache.bytes()).toBe(before + br.byteLength + gzip.byteLength);
});

test('row c2: a coding of an evicted body is not counted', async () => {
  const cache = createResponseCache(1_000_000);
  const [old, present] = [createResponseBody('x'.repeat(5000)), createResponseBody('y'.repeat(5000))];
  cache.set('a', old);
  cache.set('a', present);
  const before = cache.bytes();
  await old.encoded('br');
  expect(cache.bytes()).toBe(before);
  expect(cache.get('a')).toBe(present);
});

test('row c2: extra bytes of a value are counted', () => {
  const cache = createResponseCache(1_000_000, () => 30_000);
  cache.set('a', createResponseBody(''));
  expect(cache.bytes()).toBeGreaterThan(30_000);
});

test('bodies and codings take no more memory than their length', async () => {
  const body = createResponseBody('x'.repeat(2000));
  for (const bytes of [body.body, await body.encoded('br'), await body.encoded('gzip')]) {
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
  }
});

test('the ETag covers the result only', () => {
  expect(createResponseBody('{"result":1,"ms":4}', '1').etag).toBe(
    createResponseBody('{"result":1,"ms":9}', '1').etag,
  );
  expect(createResponseBody('{"result":1,"ms":4}', '1').etag).not.toBe(
    createResponseBody('{"result":2,"ms":4}', '2').etag,
  );
});

test('concurrent requests compress a body once', () => {
  const body = createResponseBody('x'.repeat(5000));
  expect(body.encoded('br')).toBe(body.encoded('br'));
  expect(body.encoded('gzip')).not.toBe(body.encoded('br'));
});

import { createAnswer, createAnswerCache } from '#server/http/answerCache.ts';

test('row c2: a coding counts from when it is made', async () => {
  const cache = createAnswerCache(1_000_000);
  const answer = createAnswer(Array.from({ length: 5000 }, (_, index) => index * 7919).join());
  cache.set('a', answer);
  const before = cache.bytes();
  const [br, gzip] = await Promise.all([answer.packed('br'), answer.packed('gzip')]);
  expect(cache.bytes()).toBe(before + br.byteLength + gzip.byteLength);
});

test('row c2: a coding of an answer that was forgotten counts for nothing', async () => {
  const cache = createAnswerCache(1_000_000);
  const [old, present] = [createAnswer('x'.repeat(5000)), createAnswer('y'.repeat(5000))];
  cache.set('a', old);
  cache.set('a', present);
  const before = cache.bytes();
  await old.packed('br');
  expect(cache.bytes()).toBe(before);
  expect(cache.get('a')).toBe(present);
});

test('row c2: what an answer holds besides counts too', () => {
  const cache = createAnswerCache(1_000_000, () => 30_000);
  cache.set('a', createAnswer(''));
  expect(cache.bytes()).toBeGreaterThan(30_000);
});

test('bodies and codings hold no more memory than their length', async () => {
  const answer = createAnswer('x'.repeat(2000));
  for (const bytes of [answer.body, await answer.packed('br'), await answer.packed('gzip')]) {
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
  }
});

test('the tag stands for the result alone', () => {
  expect(createAnswer('{"result":1,"ms":4}', '1').etag).toBe(createAnswer('{"result":1,"ms":9}', '1').etag);
  expect(createAnswer('{"result":1,"ms":4}', '1').etag).not.toBe(
    createAnswer('{"result":2,"ms":4}', '2').etag,
  );
});

test('a form is packed once, however many ask for it', () => {
  const answer = createAnswer('x'.repeat(5000));
  expect(answer.packed('br')).toBe(answer.packed('br'));
  expect(answer.packed('gzip')).not.toBe(answer.packed('br'));
});

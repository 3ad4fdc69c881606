import { createAnswer, createAnswerCache } from '../../../../../src/backend/local/http/answerCache';

const answerOf = (size: number) => createAnswer('x'.repeat(size), 'x');

test('what was not asked for longest is forgotten first, by bytes', () => {
  const cache = createAnswerCache(100);
  cache.set('a', answerOf(40));
  cache.set('b', answerOf(40));
  expect(cache.get('a')).toBeDefined();
  cache.set('c', answerOf(40));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('c')).toBeDefined();
});

test('an answer set again is counted once', () => {
  const cache = createAnswerCache(100);
  cache.set('a', answerOf(40));
  cache.set('a', answerOf(50));
  cache.set('b', answerOf(50));
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeDefined();
});

test('an answer larger than the whole cache is not kept, nor does it block the cache', () => {
  const cache = createAnswerCache(100);
  cache.set('huge', answerOf(101));
  expect(cache.get('huge')).toBeUndefined();
  cache.set('a', answerOf(100));
  expect(cache.get('a')).toBeDefined();
});

test('the tag stands for the result alone', () => {
  expect(createAnswer('{"result":1,"ms":4}', '1').etag).toBe(createAnswer('{"result":1,"ms":9}', '1').etag);
  expect(createAnswer('{"result":1,"ms":4}', '1').etag).not.toBe(
    createAnswer('{"result":2,"ms":4}', '2').etag,
  );
});

test('a form is packed once, however many ask for it', () => {
  const answer = answerOf(5000);
  expect(answer.packed('br')).toBe(answer.packed('br'));
  expect(answer.packed('gzip')).not.toBe(answer.packed('br'));
});

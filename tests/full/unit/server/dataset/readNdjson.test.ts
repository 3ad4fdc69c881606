import { Readable } from 'node:stream';
import { performance } from 'node:perf_hooks';
import { readNdjson } from '#server/dataset/readNdjson.ts';

const CHUNK = Buffer.from('x'.repeat(16 * 1024));
const CHUNKS = 2000;
/** Milliseconds. In linear time it takes some 500; joining the line again at each chunk takes 30,000 and more. */
const MAX_TIME = 5000;

function* longLine() {
  yield Buffer.from('{"_id":"long","_type":"page","text":"');
  for (let sent = 0; sent < CHUNKS; sent += 1) yield CHUNK;
  yield Buffer.from('"}\n');
}

test('row c16: a line of 32 MB is read in linear time', async () => {
  const before = performance.now();
  const documents = await readNdjson(Readable.from(longLine(), { objectMode: true }), 'content');
  expect(documents).toHaveLength(1);
  expect(performance.now() - before).toBeLessThan(MAX_TIME);
});

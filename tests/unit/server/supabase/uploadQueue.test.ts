import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileStore, openFileStore } from '#server/supabase/fileStore.ts';
import { createUploadQueue } from '#server/supabase/uploadQueue.ts';

let folder: string;
let files: FileStore;
let takeIn: ReturnType<typeof createUploadQueue>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-queue-'));
  files = await openFileStore(folder);
  takeIn = createUploadQueue(async () => files);
});
afterEach(() => rmSync(folder, { recursive: true }));

const drafts = () => readdirSync(join(folder, '.unfinished'));
const upload = (body: BodyInit) => {
  const init = { method: 'POST', body, headers: { 'content-type': 'text/plain' }, duplex: 'half' };
  return new Request('http://site/', init);
};
const readText = (request: Request) => request.text();

test('a body is processed unchanged, with its headers, and its file is removed', async () => {
  const seen = await takeIn(upload('the body'), 100, async (request) => {
    expect(drafts()).toHaveLength(1);
    return [request.method, request.headers.get('content-type'), await request.text()];
  });
  expect(seen).toEqual(['POST', 'text/plain', 'the body']);
  expect(drafts()).toEqual([]);
});

test('bodies are processed one at a time; a failure does not block the next', async () => {
  let running = 0;
  const taken = Array.from({ length: 6 }, (_, index) =>
    takeIn(upload(`body ${index}`), 100, async (request) => {
      running += 1;
      expect(running).toBe(1);
      const text = await request.text();
      running -= 1;
      if (index === 2) throw new Error('refused');
      return text;
    }),
  );
  const ends = await Promise.allSettled(taken);
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason)))).toEqual([
    'body 0',
    'body 1',
    'Error: refused',
    'body 3',
    'body 4',
    'body 5',
  ]);
  expect(drafts()).toEqual([]);
});

test('a slow connection does not block others', async () => {
  let finish = () => {};
  const slow = upload(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('slow '));
        finish = () => {
          controller.enqueue(new TextEncoder().encode('line'));
          controller.close();
        };
      },
    }),
  );
  const slowEnd = takeIn(slow, 100, readText);
  expect(await takeIn(upload('fast'), 100, readText)).toBe('fast');
  finish();
  expect(await slowEnd).toBe('slow line');
});

test('a body that is too long is written up to the limit', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(10).fill(0x61));
    },
  });
  expect(await takeIn(upload(endless), 25, readText)).toBe('a'.repeat(25));
  expect(pulled).toBeLessThan(10);
});

test('after a disconnect the partial body is passed on and rejected by the parser', async () => {
  let pieces = 0;
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      if (pieces > 1) controller.error(new Error('reset'));
      else controller.enqueue(new TextEncoder().encode('half'));
    },
  });
  expect(await takeIn(upload(broken), 100, readText)).toBe('half');
  expect(drafts()).toEqual([]);
});

test('row 39: if the disk is full, the response is 503, the reason is logged, and the next upload is processed', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const full = jest.spyOn(files, 'writeTemporary').mockRejectedValueOnce(new Error('ENOSPC'));
  await expect(takeIn(upload('body'), 100, readText)).rejects.toMatchObject({ status: 503 });
  expect(full).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledTimes(1);
  expect(await takeIn(upload('next'), 100, readText)).toBe('next');
});

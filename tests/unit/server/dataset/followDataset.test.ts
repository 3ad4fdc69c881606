import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type * as fsPromises from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followDataset } from '#server/dataset/followDataset.ts';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof fsPromises>('node:fs/promises');
  return { ...real, stat: jest.fn(real.stat) };
});

const looks = () => jest.mocked(stat).mock.results;
const folder = mkdtempSync(join(tmpdir(), 'fairground-follow-'));
const path = join(folder, 'event.ndjson');
const write = (count: number) =>
  writeFileSync(
    path,
    [
      { _id: 'festival-2025', _type: 'event' },
      ...Array.from({ length: count }, (_, index) => ({ _id: `place-${index}`, _type: 'place' })),
    ]
      .map((document) => `${JSON.stringify(document)}\n`)
      .join(''),
  );

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

/** Waits for one poll. */
async function look(): Promise<void> {
  const before = looks().length;
  jest.advanceTimersByTime(300);
  while (looks().length === before) await new Promise(setImmediate);
  await Promise.all(looks().map(({ value }) => value as Promise<unknown>));
}

test('row c10: a file is read after it has stopped growing', async () => {
  write(10);
  const { store, stop } = await followDataset(path, 'festival-2025', (reason) => {
    throw new Error(reason);
  });
  const shown: number[] = [];
  const replace = jest.spyOn(store, 'replace').mockImplementation((documents) => {
    shown.push([...documents].length);
  });
  for (const count of [12, 15, 20]) {
    write(count);
    await look();
  }
  await look();
  while (replace.mock.calls.length === 0) await new Promise(setImmediate);
  expect(shown).toEqual([21]);
  await look();
  expect(shown).toEqual([21]);
  stop();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from '#server/supabase/dataFolder.ts';
import { useLockers } from '../../support/lockers.ts';

const ROUNDS = 20;

const startLocker = useLockers();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairground-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('row b5: of 50 processes that start at the same time exactly one gets the lock, however the last one ended', async () => {
  const lockers = await Promise.all(Array.from({ length: 50 }, () => startLocker()));
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = join(folder, String(round));
    if (round % 2 === 1) {
      mkdirSync(path);
      writeFileSync(join(path, 'lock'), '{"pid":4194305}');
    }
    const replies = await Promise.all(lockers.map((locker) => locker.lock(path)));
    expect(replies.sort()).toEqual([...Array.from({ length: 49 }, () => 'refused'), 'taken']);
  }
});

test('row b4: a program in another container is noticed, although both have the process id 1', async () => {
  const [first, second] = [await startLocker({ alone: true }), await startLocker({ alone: true })];
  expect(await first.lock(folder)).toBe('taken');
  expect(await second.lock(folder)).toBe('refused');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
});

test('row b6: a killed process has released its lock, whatever files it left', async () => {
  const [first, second] = [await startLocker({ alone: true }), await startLocker()];
  await first.lock(folder);
  expect(await second.lock(folder)).toBe('refused');
  await first.kill();
  expect(await second.lock(folder)).toBe('taken');
});

test('a lock also excludes its own process, names its holder, and can be released', async () => {
  const unlock = await lockFolder(folder, 'http://localhost:3000');
  const refused = await lockFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FolderInUse);
  expect(refused).toMatchObject({
    message: `${folder} is in use by process ${process.pid} on ${hostname()}.`,
    origin: 'http://localhost:3000',
  });
  unlock();
  (await lockFolder(folder))();
});

test('the holder file may contain anything', async () => {
  const unlock = await lockFolder(folder);
  for (const garbage of ['', 'garbage', 'null', '{"pid":"1"}']) {
    writeFileSync(join(folder, 'holder.json'), garbage);
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by another program.`);
  }
  unlock();
});

import { closeSync, constants, mkdirSync, openSync, rmSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for files that are not needed after this process has ended. */
export interface TemporaryFolder {
  path: string;
  remove(): void;
}

type TryLock = (file: number) => boolean;

const LOCK = /^(fairground-[\da-f-]{36})\.lock$/;

/**
 * Creates a folder that is removed when the program ends, even with an error. If the program is killed, the next
 * program that creates such a folder removes it. A file beside the folder is locked by the kernel until the process
 * ends in any way, also for processes in other containers. The folder exists only while its process holds the lock, so
 * other programs never find it unlocked.
 *
 * @param parent the folder in which it is created (default: the system's)
 */
export async function createTemporaryFolder(parent = tmpdir()): Promise<TemporaryFolder> {
  // The package supports only some systems. On others the folders of killed programs stay.
  const tryLock = await import('fs-native-extensions').then(
    (extensions): TryLock => extensions.tryLock,
    () => undefined,
  );
  if (tryLock) removeAbandoned(parent, tryLock).catch(() => undefined);
  const path = join(parent, `fairground-${randomUUID()}`);
  const lockFile = openSync(`${path}.lock`, 'wx', 0o600);
  if (tryLock && lockOf(tryLock, lockFile) === 'held') {
    // Another program has locked the new file, because it looked abandoned.
    closeSync(lockFile);
    return createTemporaryFolder(parent);
  }
  mkdirSync(path, { mode: 0o700 });

  function removeNow() {
    rmSync(path, { recursive: true, force: true });
    rmSync(`${path}.lock`, { force: true });
    closeSync(lockFile);
  }
  process.once('exit', removeNow);
  return {
    path,
    remove() {
      process.off('exit', removeNow);
      removeNow();
    },
  };
}

/** Removes the folders of this user's programs that were killed. */
async function removeAbandoned(parent: string, tryLock: TryLock): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, folder] = LOCK.exec(name) ?? [];
    if (folder === undefined) continue;
    const path = join(parent, name);
    // Opens no link and waits for no pipe, because another user may have put them there.
    const file = await open(path, constants.O_RDWR | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
      () => undefined,
    );
    if (!file) continue;
    try {
      const { uid } = await file.stat();
      const isOwn = process.getuid === undefined || uid === process.getuid();
      if (!isOwn || lockOf(tryLock, file.fd) !== 'taken') continue;
      await rm(join(parent, folder), { recursive: true, force: true });
      await rm(path, { force: true });
    } finally {
      await file.close();
    }
  }
}

/** Takes the lock unless another program holds it. Some file systems have no locks. */
function lockOf(tryLock: TryLock, file: number): 'taken' | 'held' | 'none' {
  try {
    return tryLock(file) ? 'taken' : 'held';
  } catch {
    return 'none';
  }
}

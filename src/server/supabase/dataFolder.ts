import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The process that holds the lock of a folder. */
interface Holder {
  /** For example `process 7 on 3f2a9c0d`; in a container the hostname is the container id. */
  name: string;
  /** Origin of its HTTP server. */
  origin: string | undefined;
}

/** Another process holds the lock; its server may be reached at `origin`. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  readonly origin: string | undefined;

  constructor(folder: string, holder: Partial<Holder>) {
    super(`${folder} is in use by ${holder.name ?? 'another program'}.`);
    this.origin = holder.origin;
  }
}

/**
 * Locks a folder for this process, because two processes would corrupt its database. The lock is a kernel lock on an
 * open file: it is released when the process ends in any way, and works across containers that share the folder.
 *
 * @param origin origin of this process, for other processes that need the folder
 * @returns a function that releases the lock
 * @throws FolderInUse
 */
export async function lockFolder(folder: string, origin?: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Loaded on demand: the package supports some systems only, and is not needed with a hosted backend.
  const { tryLock } = await import('fs-native-extensions');
  // The file is never removed: a process that has it open would lock a deleted file.
  const lock = openSync(join(folder, 'lock'), 'a', 0o600);
  // A second file, because on some systems other processes cannot read a locked file.
  const holderFile = join(folder, 'holder.json');
  try {
    if (!tryLock(lock)) throw new FolderInUse(folder, readHolder(holderFile));
    const holder: Holder = { name: `process ${process.pid} on ${hostname()}`, origin };
    writeFileSync(holderFile, JSON.stringify(holder));
  } catch (error) {
    closeSync(lock);
    throw error;
  }
  return () => {
    rmSync(holderFile, { force: true });
    closeSync(lock);
  };
}

function readHolder(path: string): Partial<Holder> {
  try {
    const { name, origin } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    return {
      name: typeof name === 'string' ? name : undefined,
      origin: typeof origin === 'string' ? origin : undefined,
    };
  } catch {
    return {};
  }
}

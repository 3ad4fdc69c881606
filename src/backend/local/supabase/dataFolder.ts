import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder is in use by another program, which may be reached at `origin`. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(
    folder: string,
    readonly pid: number,
    readonly origin: string | undefined,
  ) {
    super(`${folder} is in use by process ${pid}. If that is no Fairground, remove ${join(folder, 'lock')}.`);
  }
}

/** Folders that this process holds: a lock with its own number may also be left over from an earlier life. */
const held = new Set<string>();

/**
 * Takes a folder for this process; a second process on one database would destroy it.
 *
 * @param origin where this process answers, for those who come second
 * @returns what gives the folder back
 * @throws FolderInUse
 */
export function lockFolder(folder: string, origin?: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, origin });
  try {
    writeFileSync(path, mine, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readLock(path);
    if (holder && (holder.pid === process.pid ? held.has(path) : isRunning(holder.pid))) {
      throw new FolderInUse(folder, holder.pid, holder.origin);
    }
    // Left behind by a program that was killed.
    rmSync(path, { force: true });
    writeFileSync(path, mine, { flag: 'wx' });
  }
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
}

function readLock(path: string): { pid: number; origin: string | undefined } | undefined {
  try {
    const { pid, origin } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    return typeof pid === 'number'
      ? { pid, origin: typeof origin === 'string' ? origin : undefined }
      : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The service key of an embedded backend that was not given one: made once, and readable by its owner only. */
export function readServiceKey(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'service-role-key');
  try {
    writeFileSync(path, `sb_secret_${randomBytes(24).toString('base64url')}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who holds a folder, for those who come second. */
interface Holder {
  /** Such as `process 7 on 3f2a9c0d`; in a container its own name for itself. */
  name: string;
  /** Where it answers. */
  origin: string | undefined;
}

/** The folder is in use by another program, which may be reached at `origin`. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  readonly origin: string | undefined;

  constructor(folder: string, holder: Partial<Holder>) {
    super(`${folder} is in use by ${holder.name ?? 'another program'}.`);
    this.origin = holder.origin;
  }
}

/**
 * Takes a folder for this process; a second process on one database would destroy it. The lock is the kernel's, on an
 * open file: it ends with the process, however that ends, and counts in all containers that share the folder.
 *
 * @param origin where this process answers, for those who come second
 * @returns what gives the folder back
 * @throws FolderInUse
 */
export async function lockFolder(folder: string, origin?: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Loaded here: it is made for some systems only, and those whose forms go elsewhere need no lock.
  const { tryLock } = await import('fs-native-extensions');
  // Never removed: whoever had opened it before would lock a file that is no longer there.
  const lock = openSync(join(folder, 'lock'), 'a', 0o600);
  // Beside it, since some systems let nobody read a locked file.
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

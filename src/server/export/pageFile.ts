import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a file's name cannot hold, or would mean something else in a path. */
const INVALID_CHARACTERS = /[/\\\p{Cc}]/u;
/** What file systems say of a name that is too long, taken, or spelled in a way that they do not know. */
const NAME_ERRORS = ['ENAMETOOLONG', 'EEXIST', 'ENOTDIR', 'EISDIR', 'EINVAL'];

/**
 * The file in which static hosts look for an address: they decode its path.
 *
 * @returns undefined where no file can stand for the address
 */
export function pageFile(address: string): string | undefined {
  const segments = address.split('/').map(decodeURIComponent);
  return segments.some((segment) => INVALID_CHARACTERS.test(segment))
    ? undefined
    : join(...segments, 'index.html');
}

/**
 * Writes the page of an address, if it can be a file that is not there yet.
 *
 * @returns whether it was written
 * @throws what else went wrong, such as a full disk
 */
export async function writePage(folder: string, address: string, html: string): Promise<boolean> {
  const name = pageFile(address);
  if (name === undefined) return false;
  const path = join(folder, name);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html, { flag: 'wx' });
    return true;
  } catch (error) {
    if (NAME_ERRORS.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

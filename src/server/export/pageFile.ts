import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Characters and names that a system or host does not allow in file names (Windows; Netlify refuses a whole site
 * because of a `?` or `#`), or that have another meaning in a path.
 */
const INVALID_NAME = /[/\\\p{Cc}<>:"|?*#]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/iu;
/**
 * Names at the top level that are reserved: files of the build, of the export and of hosts, and `assets`, which
 * browsers cache for a year.
 */
const RESERVED = /^[._]|\.|^assets$/i;
/** Error codes for a name that is too long, taken, or not valid on the file system. */
const NAME_ERRORS = ['ENAMETOOLONG', 'EEXIST', 'ENOTDIR', 'EISDIR', 'EINVAL'];

/**
 * The file in which static hosts look for an address; they decode its path.
 *
 * @returns undefined if no file name can represent the address
 */
export function pageFile(address: string): string | undefined {
  const file = fileAt(address);
  const [, top = ''] = address.split('/').map(decodeURIComponent);
  return file === undefined || RESERVED.test(top) ? undefined : join(file, 'index.html');
}

/** The file in a form that is equal for names which some file systems do not distinguish: by case or by accents. */
export function foldedFile(address: string): string | undefined {
  return pageFile(address)?.normalize('NFC').toLowerCase();
}

/** The file at an address that ends with a file name; undefined as in `pageFile`. */
function fileAt(address: string): string | undefined {
  const segments = address.split('/').map(decodeURIComponent);
  return segments.some((segment) => INVALID_NAME.test(segment)) ? undefined : join(...segments);
}

/**
 * Writes the page of an address, unless it cannot be a file or the file exists.
 *
 * @returns whether it was written
 * @throws any other error, such as a full disk
 */
export async function writePage(folder: string, address: string, html: string): Promise<boolean> {
  // In the folder of a list it would replace the list's own page.
  if (/\/index\.html$/i.test(address)) return false;
  return writeNew(folder, pageFile(address), html);
}

/** Like `writePage`, for an address that ends with a file name. */
export async function writeFileAt(
  folder: string,
  address: string,
  content: string | Uint8Array,
): Promise<boolean> {
  return writeNew(folder, fileAt(address), content);
}

async function writeNew(
  folder: string,
  name: string | undefined,
  content: string | Uint8Array,
): Promise<boolean> {
  if (name === undefined) return false;
  const path = join(folder, name);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (NAME_ERRORS.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

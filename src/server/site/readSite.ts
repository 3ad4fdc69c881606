import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Coding } from '#lib/network/negotiation.ts';

/** A file in one of its codings. */
export interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** A file of the built site, uncompressed and precompressed. */
export interface SiteFile {
  readonly contentType: string;
  readonly plain: Representation;
  readonly compressed: ReadonlyMap<Coding, Representation>;
  /** The name contains a content hash, so the file never changes. */
  readonly isHashed: boolean;
}

const suffixes: readonly [Coding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** For static hosts; it is not served. */
const HEADERS_FILE = '_headers';

/**
 * Reads the built site into memory. Requests never read from disk, so path traversal is impossible.
 *
 * @returns the files by path, such as `/assets/main.1f3a.js`
 * @throws Error when the folder holds no `index.html`
 */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const names = new Set(listFiles(folder));
  if (!names.has('index.html')) throw new Error(`There is no site in ${folder}/. Run npm run build first.`);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const isCompressedFile = suffixes.some(
      ([, suffix]) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
    );
    if (isCompressedFile || name === HEADERS_FILE) continue;
    const compressed = suffixes.filter(([, suffix]) => names.has(name + suffix));
    files.set(`/${name.split(sep).join('/')}`, {
      contentType: getMimeType(name) ?? 'application/octet-stream',
      plain: readRepresentation(join(folder, name)),
      compressed: new Map(
        compressed.map(([coding, suffix]) => [coding, readRepresentation(join(folder, name + suffix))]),
      ),
      isHashed: name.startsWith(`assets${sep}`),
    });
  }
  return files;
}

/** Relative paths of all files in a folder; none if it does not exist. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}

function readRepresentation(path: string): Representation {
  const body = readFileSync(path);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { matchesEtag } from '#lib/network/matchesEtag.ts';
import { type Coding, chooseCoding } from '#lib/network/negotiation.ts';
import { type SiteFiles, fileHeaders } from './siteFiles.ts';

/** A file in one of its codings. */
interface Representation {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** A file of the built site, uncompressed and precompressed. */
interface SiteFile {
  readonly plain: Representation;
  readonly compressed: ReadonlyMap<Coding, Representation>;
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
 * @returns also the ETags of the uncompressed files by path
 * @throws Error when the folder holds no `index.html`
 */
export function readSite(folder: string): SiteFiles & { etags: Readonly<Record<string, string>> } {
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
      plain: readRepresentation(join(folder, name)),
      compressed: new Map(
        compressed.map(([coding, suffix]) => [coding, readRepresentation(join(folder, name + suffix))]),
      ),
    });
  }
  return {
    index: readFileSync(join(folder, 'index.html'), 'utf8'),
    etags: Object.fromEntries([...files].map(([path, { plain }]) => [path, plain.etag])),
    has: (path) => files.has(path),
    send(request, path) {
      const file = files.get(path);
      if (!file) throw new Error(`There is no file ${path}.`);
      return sendFile(request, path, file);
    },
  };
}

function sendFile(request: Request, path: string, { plain, compressed }: SiteFile): Response {
  const coding = chooseCoding(request, [...compressed.keys()]);
  const { body, etag } = (coding && compressed.get(coding)) ?? plain;
  const headers = fileHeaders(path, etag);
  if (coding) headers['content-encoding'] = coding;
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  headers['content-length'] = String(body.byteLength);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
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

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** MIME types of video files. With any other extension the URL of a video means its poster. */
export const VIDEO_TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/** Extensions of picture files, in order of preference. */
export const PICTURE_EXTENSIONS = ['jpg', 'png', 'webp', 'avif', 'svg'] as const;

/** A file on disk, with the data that a response needs. */
export interface AssetFile {
  path: string;
  size: number;
  /** Strong entity tag with its quotes. */
  etag: string;
}

/**
 * The file of a public id under `filesDir`, with the first extension that exists. The public id must come from
 * `resolveAddress`, which rejects path traversal.
 */
export async function findAssetFile(
  filesDir: string | undefined,
  publicId: string,
  extensions: readonly string[],
): Promise<AssetFile | undefined> {
  if (filesDir === undefined) return undefined;
  for (const extension of extensions) {
    const path = join(filesDir, `${publicId}.${extension}`);
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) continue;
    const hash = createHash('sha256').update(`${path}\n${stats.size}\n${stats.mtimeMs}`);
    return { path, size: stats.size, etag: `"${hash.digest('base64url').slice(0, 22)}"` };
  }
  return undefined;
}

/** First and last byte, inclusive. */
interface ByteRange {
  first: number;
  last: number;
}

/** The single range of a Range header, `unsatisfiable`, or undefined for the whole file. */
function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  // An invalid range: the header is ignored (RFC 9110, 14.1.1).
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return range.first <= range.last ? range : 'unsatisfiable';
}

/**
 * Serves a file, whole (200) or the requested range (206, or 416 outside the file). Multiple ranges, or a range of
 * another version (If-Range), get the whole file.
 */
export function fileResponse(request: Request, file: AssetFile, headers: Record<string, string>): Response {
  const ifRange = request.headers.get('if-range');
  const requested = ifRange === null || ifRange === file.etag ? request.headers.get('range') : null;
  const range = parseRange(requested, file.size);
  const common = { ...headers, 'Accept-Ranges': 'bytes' };
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...common, 'Content-Range': `bytes */${file.size}` },
    });
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  const partial: Record<string, string> = range
    ? { 'Content-Range': `bytes ${first}-${last}/${file.size}` }
    : {};
  const hasBody = request.method !== 'HEAD' && file.size > 0;
  return new Response(hasBody ? readBytes(file.path, first, last) : null, {
    status: range ? 206 : 200,
    headers: { ...common, ...partial, 'Content-Length': String(last - first + 1) },
  });
}

/** Streams part of a file with backpressure; cancelling closes the file. */
function readBytes(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  const chunks = createReadStream(path, { start, end })[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = (await chunks.next()) as IteratorResult<Uint8Array, undefined>;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

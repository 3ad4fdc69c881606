import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { AssetRecord } from '#demo/pictures/assetRecord.ts';
import { naturalSize } from '#demo/pictures/naturalSize.ts';
import { isTransparent } from '#demo/pictures/poster.ts';
import { createLruCache } from '../http/lruCache.ts';
import { matchesEtag } from '../http/negotiation.ts';
import { createSingleFlight } from '../http/singleFlight.ts';
import { BusyError, createWorkQueue } from '../http/workQueue.ts';
import type { AssetFile } from './assetFiles.ts';
import { fileResponse, findAssetFile, PICTURE_EXTENSIONS, VIDEO_TYPES } from './assetFiles.ts';
import type { AssetIndex } from './assetIndex.ts';
import type { MediaTarget } from './mediaAddress.ts';
import { resolveAddress } from './mediaAddress.ts';
import { drawnSize } from './drawnSize.ts';
import { type Picture, type RenderTask, renderPicture, fullSize } from './renderPicture.ts';
import type { PictureFormat, Transformation } from './transformation.ts';
import { TransformationError } from './transformation.ts';

const CACHE_BYTES = 128 * 1024 * 1024;
/** Queue length: some seconds of work. */
const MAX_WAITING = 200;

const FORMAT_OF_EXTENSION: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'webp',
};

const IMMUTABLE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
};

function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

/**
 * The format for `f_auto`. Clients that accept AVIF accept WebP, which needs half the memory and a tenth more bytes.
 */
function negotiatedFormat(accept: string, asset: AssetRecord): PictureFormat {
  const accepts = (type: string) =>
    accept.split(',').some((entry) => {
      const [name, ...parameters] = entry.split(';').map((text) => text.trim().toLowerCase());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (accepts('image/webp')) return 'webp';
  return isTransparent(asset) ? 'png' : 'jpg';
}

function chosenFormat(
  { isNegotiated }: Transformation,
  extension: string,
  request: Request,
  asset: AssetRecord,
): PictureFormat | undefined {
  const written = FORMAT_OF_EXTENSION[extension];
  if (!written || !isNegotiated) return written;
  return negotiatedFormat(request.headers.get('accept') ?? '', asset);
}

function videoResponse(request: Request, file: AssetFile | undefined, contentType: string): Response {
  if (!file) return plainText(404, 'No such video');
  const headers = { ...IMMUTABLE_HEADERS, ETag: file.etag };
  if (matchesEtag(request, file.etag)) return new Response(null, { status: 304, headers });
  return fileResponse(request, file, { ...headers, 'Content-Type': contentType });
}

/**
 * The image service of an installation without a cloud account: serves Cloudinary URLs
 * (`/media/{image|video}/upload/[transformation/]<public_id>.<ext>`) for the assets of `assets()`. Files are looked up
 * under `filesDir`; a picture without a file is drawn as a poster, a video without one is 404.
 *
 * Only sizes that the site itself uses are drawn. Small pictures come first, and pictures whose clients have
 * disconnected are not drawn.
 *
 * Errors are plain text: 400 for an unknown transformation, 404 for an unknown asset, 405 for methods other than GET
 * and HEAD, 503 when the queue is full. Rejects where an asset's file cannot be decoded.
 */
export function createMediaService({
  assets,
  filesDir,
}: {
  assets: () => AssetIndex;
  filesDir?: string;
}): (request: Request) => Promise<Response> {
  // One thread per picture, and no file cache in libvips, which would serve replaced files.
  sharp.concurrency(1);
  sharp.cache(false);
  const maxRunning = Math.max(2, availableParallelism() - 1);
  const cache = createLruCache<Picture>(CACHE_BYTES, ({ bytes }) => bytes.byteLength);
  const share = createSingleFlight<Picture>();
  const queue = createWorkQueue({ maxRunning, maxWaiting: MAX_WAITING });

  async function pictureOf(task: RenderTask, key: string, request: Request): Promise<Picture> {
    const { width, height } = fullSize(task.size, naturalSize(task.asset));
    const draw = async (signal: AbortSignal) => {
      const picture = await queue.run(() => renderPicture(task), { cost: width * height, signal });
      cache.set(key, picture);
      return picture;
    };
    return cache.get(key) ?? share(key, draw, request.signal);
  }

  async function pictureResponse(request: Request, target: MediaTarget): Promise<Response> {
    const { asset, transformation, extension } = target;
    const format = chosenFormat(transformation, extension, request, asset);
    if (!format) return plainText(404, 'No such picture');
    const file = await findAssetFile(filesDir, asset.publicId, PICTURE_EXTENSIONS);
    const size = drawnSize(transformation, naturalSize(asset));
    const key = JSON.stringify([asset, size, format, file?.etag]);
    const picture = await pictureOf({ asset, size, format, file: file?.path }, key, request);
    const headers = {
      ...IMMUTABLE_HEADERS,
      ETag: picture.etag,
      ...(transformation.isNegotiated ? { Vary: 'Accept' } : {}),
    };
    if (matchesEtag(request, picture.etag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : picture.bytes, {
      headers: {
        ...headers,
        'Content-Type': picture.contentType,
        'Content-Length': String(picture.bytes.length),
      },
    });
  }

  return async function serveMedia(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainText(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    }
    const { pathname } = new URL(request.url);
    try {
      const target = resolveAddress(pathname, assets());
      if (!target) return plainText(404, 'No such asset');
      const videoType = VIDEO_TYPES[target.extension];
      if (videoType === undefined) return await pictureResponse(request, target);
      const file = await findAssetFile(filesDir, target.asset.publicId, [target.extension]);
      return videoResponse(request, file, videoType);
    } catch (error) {
      if (error instanceof TransformationError) return plainText(400, error.message);
      if (error instanceof BusyError)
        return plainText(503, 'Too many pictures wait to be drawn', { 'Retry-After': '5' });
      throw error;
    }
  };
}

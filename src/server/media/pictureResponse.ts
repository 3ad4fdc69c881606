import { matchesEtag } from '#lib/network/matchesEtag.ts';
import { plainText } from '../responses.ts';
import { type AssetFile, fileResponse } from './assetFiles.ts';
import type { Size } from './drawnSize.ts';
import type { Picture } from './renderPicture.ts';
import { type PictureFormat, TransformationError } from './transformation.ts';

const IMMUTABLE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
};

/** Sends the result of `respond` to a GET or HEAD request, and errors as plain text. */
export async function mediaResponse(request: Request, respond: () => Promise<Response>): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
  }
  try {
    return await respond();
  } catch (error) {
    if (error instanceof TransformationError) return plainText(400, error.message);
    throw error;
  }
}

/** The largest picture that is sent as AVIF, the size of a large card: larger ones take too much memory. Pixels. */
const MAX_AVIF_PIXELS = 600 * 750;

/**
 * The format for a browser: AVIF for photographs of the size of a card, otherwise WebP.
 *
 * @param other for clients that accept neither; PNG for pictures that may be transparent
 * @param size of the picture that is sent
 */
export function negotiatedFormat(request: Request, other: 'jpg' | 'png', size: Size): PictureFormat {
  const accept = request.headers.get('accept') ?? '';
  const accepts = (type: string) =>
    accept.split(',').some((entry) => {
      const [name, ...parameters] = entry.split(';').map((text) => text.trim().toLowerCase());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (other === 'jpg' && size.width * size.height <= MAX_AVIF_PIXELS && accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : other;
}

export function pictureResponse(request: Request, picture: Picture, isNegotiated = false): Response {
  const headers = { ...IMMUTABLE_HEADERS, ETag: picture.etag, ...(isNegotiated ? { Vary: 'Accept' } : {}) };
  if (matchesEtag(request, picture.etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : picture.bytes, {
    headers: {
      ...headers,
      'Content-Type': picture.contentType,
      'Content-Length': String(picture.bytes.length),
    },
  });
}

/** The response with an unchanged file, or a range of it. */
export function originalResponse(request: Request, file: AssetFile, more: Record<string, string>): Response {
  const headers = { ...IMMUTABLE_HEADERS, ETag: file.etag };
  if (matchesEtag(request, file.etag)) return new Response(null, { status: 304, headers });
  return fileResponse(request, file, { ...headers, ...more });
}

import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { AssetRecord } from '#demo/pictures/assetRecord.ts';
import { naturalSize } from '#demo/pictures/naturalSize.ts';
import { posterSvg } from '#demo/pictures/poster.ts';
import type { Size } from './drawnSize.ts';
import type { PictureFormat } from './transformation.ts';

/** An encoded picture. */
export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Strong entity tag with its quotes. */
  etag: string;
}

/** All inputs of a rendered picture. */
export interface RenderTask {
  asset: AssetRecord;
  /** The requested sides; none for the natural size. */
  size: Partial<Size>;
  format: PictureFormat;
  /** Path of the asset's file; without it a poster is drawn. */
  file?: string;
}

const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Both sides; a missing one is computed from the aspect ratio. */
export function fullSize({ width, height }: Partial<Size>, natural: Size): Size {
  if (width !== undefined && height !== undefined) return { width, height };
  const scale = width === undefined ? (height ?? natural.height) / natural.height : width / natural.width;
  return {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(natural.height * scale)),
  };
}

/** Draws the poster at the requested size, instead of scaling it down. */
function drawPoster(asset: AssetRecord, size: Partial<Size>): Sharp {
  return sharp(Buffer.from(posterSvg({ ...asset, ...fullSize(size, naturalSize(asset)) })));
}

function resizeFile(file: string, { width, height }: Partial<Size>): Sharp {
  const image = sharp(file).rotate();
  if (width === undefined && height === undefined) return image;
  return image.resize({ width, height, fit: 'cover' });
}

function encode(image: Sharp, format: PictureFormat, quality?: number): Sharp {
  // Low effort, because the visitor waits while a screen full of cards is drawn.
  switch (format) {
    case 'avif':
      return image.avif({ quality: quality ?? 38, effort: 1, chromaSubsampling: '4:2:0' });
    case 'webp':
      return image.webp({ quality: quality ?? 70, effort: 2 });
    case 'jpg':
      return image.flatten({ background: '#000' }).jpeg({ quality: quality ?? 80 });
    case 'png':
      return image.png();
  }
}

/** Draws or resizes and encodes one picture. Rejects if the asset's file cannot be decoded. */
export async function renderPicture({ asset, size, format, file }: RenderTask): Promise<Picture> {
  return encodePicture(file === undefined ? drawPoster(asset, size) : resizeFile(file, size), format);
}

/**
 * Rejects if the picture's file cannot be decoded.
 *
 * @param quality from 1 to 100 (default: one that suits the format); not for PNG
 */
export async function encodePicture(image: Sharp, format: PictureFormat, quality?: number): Promise<Picture> {
  const bytes = new Uint8Array(await encode(image, format, quality).toBuffer());
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, contentType: CONTENT_TYPES[format], etag };
}

import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { AssetRecord } from '#demo/pictures/assetRecord.ts';
import { naturalSize } from '#demo/pictures/naturalSize.ts';
import { posterSvg } from '#demo/pictures/poster.ts';
import type { Size } from './drawnSize.ts';
import type { PictureFormat } from './transformation.ts';

/** A picture as it is sent. */
export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Strong entity tag with its quotes. */
  etag: string;
}

/** Everything that decides how a picture comes out. */
export interface RenderTask {
  asset: AssetRecord;
  /** The sides that are asked for; the natural size where there are none. */
  size: Partial<Size>;
  format: PictureFormat;
  /** Path of the asset's own file; without it the poster is drawn. */
  file?: string;
}

const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Both sides: one that is not asked for follows from the other. */
export function fullSize({ width, height }: Partial<Size>, natural: Size): Size {
  if (width !== undefined && height !== undefined) return { width, height };
  const scale = width === undefined ? (height ?? natural.height) / natural.height : width / natural.width;
  return {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(natural.height * scale)),
  };
}

/** A poster is drawn at the asked size; nothing is drawn large to be made small. */
function drawPoster(asset: AssetRecord, size: Partial<Size>): Sharp {
  return sharp(Buffer.from(posterSvg({ ...asset, ...fullSize(size, naturalSize(asset)) })));
}

function resizeFile(file: string, { width, height }: Partial<Size>): Sharp {
  const image = sharp(file).rotate();
  if (width === undefined && height === undefined) return image;
  return image.resize({ width, height, fit: 'cover' });
}

function encode(image: Sharp, format: PictureFormat): Sharp {
  // Efforts are low on purpose: a screen full of cards is drawn while a visitor waits.
  switch (format) {
    case 'webp':
      return image.webp({ quality: 70, effort: 2 });
    case 'jpg':
      return image.flatten({ background: '#000' }).jpeg({ quality: 80 });
    case 'png':
      return image.png();
  }
}

/** Draws or resizes and encodes one picture. Rejects where the asset's file cannot be decoded. */
export async function renderPicture({ asset, size, format, file }: RenderTask): Promise<Picture> {
  const image = file === undefined ? drawPoster(asset, size) : resizeFile(file, size);
  const bytes = new Uint8Array(await encode(image, format).toBuffer());
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, contentType: CONTENT_TYPES[format], etag };
}

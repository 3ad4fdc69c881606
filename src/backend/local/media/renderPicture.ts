import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { AssetRecord } from './assetIndex';
import type { Picture } from './pictureCache';
import { naturalSize } from './poster/naturalSize';
import { posterSvg } from './poster/poster';
import type { PictureFormat, Transformation } from './transformation';

/** Everything that decides how a picture comes out. */
interface RenderTask {
  asset: AssetRecord;
  transformation: Transformation;
  format: PictureFormat;
  /** Path of the asset's own file; without it the poster is drawn. */
  file?: string;
}

const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

interface Size {
  width: number;
  height: number;
}

/** The size that a transformation makes of a picture of the given size. */
function targetSize(natural: Size, { crop, width, height }: Transformation): Size {
  const byWidth = (width ?? Infinity) / natural.width;
  const byHeight = (height ?? Infinity) / natural.height;
  const scale = Math.min(byWidth, byHeight);
  if (width !== undefined && height !== undefined && crop !== 'limit') return { width, height };
  const factor = crop === 'limit' ? Math.min(1, scale) : Number.isFinite(scale) ? scale : 1;
  return {
    width: Math.max(1, Math.round(natural.width * factor)),
    height: Math.max(1, Math.round(natural.height * factor)),
  };
}

/** A poster is drawn at the asked size; nothing is drawn large to be made small. */
function drawPoster(asset: AssetRecord, transformation: Transformation): Sharp {
  const size = targetSize(naturalSize(asset), transformation);
  return sharp(Buffer.from(posterSvg({ ...asset, ...size })));
}

function resizeFile(file: string, { crop, width, height }: Transformation): Sharp {
  const image = sharp(file).rotate();
  if (width === undefined && height === undefined) return image;
  if (crop === 'limit') return image.resize({ width, height, fit: 'inside', withoutEnlargement: true });
  return image.resize({ width, height, fit: crop === 'fill' ? 'cover' : 'fill' });
}

function encode(image: Sharp, format: PictureFormat, quality: number | undefined): Sharp {
  // Efforts are low on purpose: a screen full of cards is drawn while a visitor waits.
  switch (format) {
    case 'avif':
      return image.avif({ quality: quality ?? 50, effort: 0 });
    case 'webp':
      return image.webp({ quality: quality ?? 70, effort: 2 });
    case 'jpg':
      return image.flatten({ background: '#000' }).jpeg({ quality: quality ?? 80 });
    case 'png':
      return image.png();
  }
}

/** Draws or resizes and encodes one picture. Rejects where the asset's file cannot be decoded. */
export async function renderPicture({ asset, transformation, format, file }: RenderTask): Promise<Picture> {
  const image = file === undefined ? drawPoster(asset, transformation) : resizeFile(file, transformation);
  // Cloudinary's strength is a percentage of its own; a hundredth of it comes close as a radius in pixels.
  if (transformation.blur !== undefined) image.blur(Math.max(0.3, transformation.blur / 100));
  const bytes = new Uint8Array(await encode(image, format, transformation.quality).toBuffer());
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, contentType: CONTENT_TYPES[format], etag };
}

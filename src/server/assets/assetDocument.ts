import { extname } from 'node:path';
import sharp from 'sharp';
import { assetUrl } from '#lib/media/resolveContent.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { EMBEDDED, FILE_TYPES, IMAGE_TYPES, MAX_PIXELS } from './assetTypes.ts';
import type { ReceivedFile } from './receiveFiles.ts';

/** The details of a file in `assets.json` of an export. */
export type AssetDetails = Readonly<Record<string, unknown>>;

export interface Asset {
  document: StoredDocument;
  /** Its file name, at the CDN and in the service's folder. */
  fileName: string;
}

/** sharp's names of formats, if they differ from the extensions in Sanity's ids. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif', tiff: 'tif' };
/** The side of the placeholder in pixels, as in Sanity. */
const PREVIEW_SIZE = 20;

/** The document that an import would create for an image. Rejects if the file is no image, or has too many pixels. */
export async function imageAsset(file: ReceivedFile, details: AssetDetails): Promise<Asset> {
  const { format, autoOrient, hasAlpha } = await sharp(file.path, {
    limitInputPixels: MAX_PIXELS,
  }).metadata();
  const extension = EXTENSIONS[format] ?? format;
  const mimeType = IMAGE_TYPES[extension];
  if (mimeType === undefined) throw new Error(`unsupported format ${format}`);
  const { width, height } = autoOrient;
  const known = isFields(details.metadata) ? details.metadata : {};
  const placeholder = known.lqip && known.palette ? {} : await placeholderOf(file.path, extension, hasAlpha);
  return assetOf('image', `${file.sha1}-${width}x${height}`, extension, file, {
    ...details,
    mimeType,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha,
      ...placeholder,
      ...known,
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    },
  });
}

/** The document that an import would create for any other file. */
export function fileAsset(name: string, file: ReceivedFile, details: AssetDetails): Asset {
  const extension = extensionOf(name, details);
  return assetOf('file', file.sha1, extension, file, {
    ...details,
    mimeType: FILE_TYPES[extension] ?? 'application/octet-stream',
  });
}

function assetOf(
  kind: 'image' | 'file',
  name: string,
  extension: string,
  { sha1, size }: ReceivedFile,
  more: AssetDetails,
): Asset {
  const fileName = `${name}.${extension}`;
  const document = {
    ...more,
    _id: `${kind}-${name}-${extension}`,
    _type: `sanity.${kind}Asset`,
    assetId: sha1,
    sha1hash: sha1,
    extension,
    size,
    url: assetUrl(`${kind}s`, fileName, EMBEDDED),
  };
  return { document, fileName };
}

/** An export names a file whose extension has a digit `<id>-mp4.bin`. */
function extensionOf(name: string, { originalFilename }: AssetDetails): string {
  const original = typeof originalFilename === 'string' ? extname(originalFilename) : '';
  const extension =
    /-([a-z0-9]{1,8})\.bin$/.exec(name)?.[1] ?? (original || extname(name)).slice(1).toLowerCase();
  return /^[a-z0-9]{1,8}$/.test(extension) ? extension : 'bin';
}

/** A tiny version and the dominant colour. SVG drawings have none, because rendering them can take long. */
async function placeholderOf(path: string, extension: string, hasAlpha: boolean): Promise<AssetDetails> {
  if (extension === 'svg') return {};
  const tiny = sharp(path, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(PREVIEW_SIZE, PREVIEW_SIZE, { fit: 'inside' });
  const pixels = await tiny.png().toBuffer();
  const placeholder = hasAlpha ? pixels : await sharp(pixels).jpeg({ quality: 70 }).toBuffer();
  const { dominant } = await sharp(pixels).stats();
  const background = `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return {
    lqip: `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${placeholder.toString('base64')}`,
    palette: { dominant: { background } },
  };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

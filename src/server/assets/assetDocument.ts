import { extname } from 'node:path';
import sharp from 'sharp';
import { assetUrl } from '#lib/media/resolveAssets.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { EMBEDDED, FILE_TYPES, IMAGE_TYPES, MAX_PIXELS } from './assetTypes.ts';
import type { ReceivedFile } from './receiveFiles.ts';

/** What `assets.json` of an export says about a file. */
export type AssetDetails = Readonly<Record<string, unknown>>;

export interface Asset {
  document: StoredDocument;
  /** Its name at the CDN and in the folder of the service. */
  fileName: string;
}

/** sharp's names of formats where they differ from the extensions in Sanity's ids. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif', tiff: 'tif' };
/** Side of the preview in pixels, as Sanity makes it. */
const PREVIEW_SIZE = 20;

/** The document that an import would make of an image. Rejects where the file is no image, or has too many pixels. */
export async function imageAsset(file: ReceivedFile, details: AssetDetails): Promise<Asset> {
  const { format, autoOrient, hasAlpha } = await sharp(file.path, {
    limitInputPixels: MAX_PIXELS,
  }).metadata();
  const extension = EXTENSIONS[format] ?? format;
  const mimeType = IMAGE_TYPES[extension];
  if (mimeType === undefined) throw new Error(`unsupported format ${format}`);
  const { width, height } = autoOrient;
  const known = isFields(details.metadata) ? details.metadata : {};
  const preview = known.lqip && known.palette ? {} : await previewOf(file.path, extension, hasAlpha);
  return assetOf('image', `${file.sha1}-${width}x${height}`, extension, file, {
    ...details,
    mimeType,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha,
      ...preview,
      ...known,
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    },
  });
}

/** The document that an import would make of any other file. */
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

/** An export names a file with a digit in its extension `<id>-mp4.bin`. */
function extensionOf(name: string, { originalFilename }: AssetDetails): string {
  const original = typeof originalFilename === 'string' ? extname(originalFilename) : '';
  const extension =
    /-([a-z0-9]{1,8})\.bin$/.exec(name)?.[1] ?? (original || extname(name)).slice(1).toLowerCase();
  return /^[a-z0-9]{1,8}$/.test(extension) ? extension : 'bin';
}

/** A tiny version and the dominant colour; drawings have none, since drawing them can take long. */
async function previewOf(path: string, extension: string, hasAlpha: boolean): Promise<AssetDetails> {
  if (extension === 'svg') return {};
  const tiny = sharp(path, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(PREVIEW_SIZE, PREVIEW_SIZE, { fit: 'inside' });
  const pixels = await tiny.png().toBuffer();
  const preview = hasAlpha ? pixels : await sharp(pixels).jpeg({ quality: 70 }).toBuffer();
  const { dominant } = await sharp(pixels).stats();
  const background = `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return {
    lqip: `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${preview.toString('base64')}`,
    palette: { dominant: { background } },
  };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

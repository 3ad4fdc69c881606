import { pictureAddress } from '../pictures/pictureAddress.ts';
import { pictureOriginal } from '../pictures/pictureFiles.ts';

type Fields = Readonly<Record<string, unknown>>;

const UPLOADED = /^\/media\/image\/upload(?=\/(?!s--))/;
const PDF = /\.pdf$/i;
/** A Sanity image without a project, with its crop, as `resolveContent` writes it. */
const IMAGE = /^(\/images\/embedded\/[^/]+)\/([^/?]+)\?rect=([\d,]+)#/;
const IMAGE_FILE = /^(\/images\/embedded\/[^/]+)\/([\d,]+)\/([^/]+)$/;
const MEDIA_FILE = /^\/media(?=\/)/;

/** The width that is assumed for a picture without a stored size. Pixels. */
const UNKNOWN = 1920;

/**
 * Replaces the pictures of the embedded services in the result of a query, at any depth, by the picture files of an
 * export (`pictureFiles.ts`).
 *
 * @param content the result after `resolveContent`.
 */
export function withPictureFiles(content: unknown): unknown {
  return replaceIn(content, {});
}

/** @param holder the object that contains the value. */
function replaceIn(value: unknown, holder: Fields): unknown {
  if (typeof value === 'string') return fileOf(value, holder);
  if (Array.isArray(value)) return value.map((entry) => replaceIn(entry, {}));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, replaceIn(field, value)] as const);
  // With the reference the browser would resolve the asset again.
  const remaining =
    value._type === 'cloudinary.asset' ? entries.filter(([name]) => name !== 'asset') : entries;
  return Object.fromEntries(remaining);
}

function fileOf(address: string, { width, height, resource_type }: Fields): string {
  const originalOf = (path: string) => pictureOriginal(path, pixelsOf(width), pixelsOf(height));
  if (UPLOADED.test(address) && resource_type !== 'raw')
    // A PDF is shown by the picture of its first page.
    return originalOf(address.replace(UPLOADED, '/media').replace(PDF, '.jpg'));
  const [, folder, name, crop] = IMAGE.exec(address) ?? [];
  return folder === undefined ? address : originalOf(`${folder}/${crop}/${name}`);
}

/**
 * The address at which the embedded services draw a picture of an export.
 *
 * @param path the part after the size in the picture's address.
 */
export function drawnAt(path: string, width: number): string {
  const original = path.replace(IMAGE_FILE, '$1/$3?rect=$2#0,0').replace(MEDIA_FILE, '/media/image/upload');
  return pictureAddress(original, { width });
}

function pixelsOf(length: unknown): number {
  return typeof length === 'number' && length >= 1 ? Math.round(length) : UNKNOWN;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

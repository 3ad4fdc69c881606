import * as CONSTANTS from '../config/constants.ts';
import type { ContentLanguages } from '../i18n/pageLanguage.ts';
import { isTranslations, translationOf } from '../i18n/translations.ts';
import type { Rect } from '../pictures/cropRect.ts';

/** Where a query result comes from, and the languages in which it is read. */
export interface ResultSource {
  /** Undefined for the embedded services. */
  projectId: string | undefined;
  /** The dataset that stores the assets. */
  dataset: string;
  /** Undefined for a festival with one language. */
  languages?: ContentLanguages | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** The `_id` of an asset contains its file name and its size. */
const IMAGE_ID = /^image-([\w-]+-(\d+)x(\d+))-([a-z0-9]+)$/;
const FILE_ID = /^file-([\w-]+)-([a-z0-9]+)$/;
const FILM = /^(mp4|m4v|webm|mov|ogv)$/;

/**
 * Makes content of a query result, at any depth, what the schemas parse: every Sanity `image` and `file` becomes an asset
 * for `assetSchema`, every text in several languages the one that the page shows. Of the asset's own document only the
 * fields that the query selects are known (`asset` in `content/groq.ts`).
 */
export function resolveContent(content: unknown, source: ResultSource): unknown {
  if (Array.isArray(content)) {
    if (isTranslations(content)) return resolveContent(translationOf(content, source.languages), source);
    const entries = (content as readonly unknown[]).map((entry) => resolveContent(entry, source));
    return entries.every((entry, index) => entry === content[index]) ? content : entries;
  }
  if (!isFields(content)) return content;
  const id = isFields(content.asset) ? (content.asset._ref ?? content.asset._id) : undefined;
  const resolved = typeof id === 'string' && (imageOf(id, content, source) ?? fileOf(id, source));
  if (resolved) return { ...content, ...textsOf(content, source), ...resolved };
  const names = Object.keys(content);
  const values = names.map((name) => resolveContent(content[name], source));
  // Most of a result has neither, so it is not copied.
  if (values.every((value, index) => value === content[names[index] ?? ''])) return content;
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

function imageOf(id: string, { asset, crop, hotspot }: Fields, source: ResultSource): Fields | undefined {
  const [, name, originalWidth, originalHeight, extension] = IMAGE_ID.exec(id) ?? [];
  if (name === undefined) return undefined;
  const whole = [0, 0, Number(originalWidth), Number(originalHeight)] as const;
  const rect = cropOf(whole, crop) ?? whole;
  const [x = 0.5, y = 0.5] = fractionsOf(hotspot, ['x', 'y']) ?? [];
  const focus = [Math.round(x * whole[2]), Math.round(y * whole[3])];
  const { placeholder, tint } = asset as Fields;
  return {
    _type: 'cloudinary.asset',
    resource_type: 'image',
    // The CDN applies the crop. Only `sanityPicture` reads the focus.
    url: `${assetUrl('images', `${name}.${extension}`, source)}?rect=${rect.join()}#${focus.join()}`,
    width: rect[2],
    height: rect[3],
    // A placeholder shows the whole original, so it does not fit a cropped picture.
    placeholder: rect === whole ? placeholder : undefined,
    tint,
  };
}

function fileOf(id: string, source: ResultSource): Fields | undefined {
  const [, name, extension = ''] = FILE_ID.exec(id) ?? [];
  if (name === undefined) return undefined;
  const url = assetUrl('files', `${name}.${extension}`, source);
  return FILM.test(extension)
    ? { _type: 'cloudinary.asset', resource_type: 'video', url }
    : { resource_type: 'raw', url };
}

/** The URL of an image or file by its name. Without a project it is a path of the embedded service. */
export function assetUrl(
  kind: 'images' | 'files',
  name: string,
  { projectId, dataset }: Pick<ResultSource, 'projectId' | 'dataset'>,
): string {
  const host = projectId === undefined ? '' : CONSTANTS.sanityImageHost;
  return `${host}/${kind}/${projectId ?? 'embedded'}/${dataset}/${name}`;
}

/** The field's own texts, otherwise those of the asset. */
function textsOf({ asset, alt, caption }: Fields, source: ResultSource): Fields {
  const [own, ofAsset, below] = [alt, (asset as Fields).altText, caption].map((text) =>
    resolveContent(text, source),
  );
  return { context: { custom: { alt: own ?? ofAsset, caption: below } } };
}

/** The cropped part in pixels, rounded as `@sanity/image-url` does it; undefined for the whole image. */
function cropOf([, , width, height]: Rect, crop: unknown): Rect | undefined {
  const margins = fractionsOf(crop, ['left', 'top', 'right', 'bottom']);
  if (!margins || margins.every((margin) => margin === 0)) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = margins;
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  const newWidth = Math.round(width - right * width - x);
  const newHeight = Math.round(height - bottom * height - y);
  return newWidth > 0 && newHeight > 0 ? [x, y, newWidth, newHeight] : undefined;
}

/** Numbers from 0 to 1 by name; undefined unless all are. */
function fractionsOf(stored: unknown, names: readonly string[]): readonly number[] | undefined {
  const numbers = names.map((name) => (isFields(stored) ? stored[name] : undefined));
  return numbers.every((value) => typeof value === 'number' && value >= 0 && value <= 1)
    ? (numbers as number[])
    : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

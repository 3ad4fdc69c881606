import type { ContentSourceMap } from '@sanity/client';
import { resolveEditInfo } from '@sanity/client/csm';
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';
import { oncePerObject } from '#lib/oncePerObject.ts';

/** The response to a query, with the field that each value comes from. */
export interface StudioResponse {
  result: unknown;
  sourceMap: ContentSourceMap | undefined;
}

/** A field of a document. */
export interface FieldSource {
  documentId: string;
  /** The value of the `data-sanity` attribute for `@sanity/visual-editing`. */
  attribute: string;
}

export interface ContentSources {
  /** The fields with this text; otherwise fields whose texts it begins with, as in excerpts and lists of names. */
  ofText(text: string): FieldSource[];
  /** The fields with the picture at this address. */
  ofPicture(address: string): FieldSource[];
}

type SourceMapPath = Parameters<typeof resolveEditInfo>[0]['resultPath'];

/** Paths in a result, by the text or picture that is shown there. */
interface Places {
  texts: Map<string, SourceMapPath[]>;
  pictures: Map<string, SourceMapPath[]>;
}

/** How many characters of a text are compared. */
const PREFIX_LENGTH = 24;
/** The separators that the site puts between the texts of several fields. */
const SEPARATORS = /(?<=.)(?:, | · | – )/;

/**
 * Finds the fields behind texts and pictures on the screen. It compares texts. The alternative, invisible characters in
 * them ("stega"), would get into names that are searched, sorted and written into addresses.
 *
 * @param studioUrl the Studio where fields are edited.
 */
export function contentSources(responses: readonly StudioResponse[], studioUrl: string): ContentSources {
  function find(kind: keyof Places, value: string): FieldSource[] {
    const found = responses.flatMap((response) =>
      (placesIn(response)[kind].get(value) ?? []).flatMap((path) => fieldAt(response, path, studioUrl) ?? []),
    );
    return [...new Map(found.map((source) => [source.attribute, source])).values()];
  }
  return {
    ofText(shown) {
      const text = shown.trim();
      for (const part of [text, prefixOf(text), ...text.split(SEPARATORS)]) {
        const found = part === '' ? [] : find('texts', part);
        if (found.length > 0) return found;
      }
      return [];
    },
    ofPicture(address) {
      const { pathname } = URL.canParse(address) ? new URL(address) : { pathname: '' };
      return find('pictures', decoded(fileName(pathname).replace(/\.\w+$/, '')));
    },
  };
}

const placesIn = oncePerObject(({ result, sourceMap }: StudioResponse): Places => {
  const places: Places = { texts: new Map(), pictures: new Map() };
  if (sourceMap) collect(result, [], places);
  return places;
});

function collect(value: unknown, path: SourceMapPath, places: Places): void {
  if (Array.isArray(value)) {
    value.forEach((entry: unknown, index) => collect(entry, [...path, stepTo(entry, index)], places));
  } else if (typeof value === 'object' && value !== null) {
    const picture = pictureIn(value);
    // The file is a document of its own. `_type` is stored in the field that shows the file.
    if (picture !== undefined) note(places.pictures, fileName(picture), [...path, '_type']);
    for (const [name, entry] of Object.entries(value)) {
      if (!name.startsWith('_')) collect(entry, [...path, name], places);
    }
  } else if (typeof value === 'string' && value.trim() !== '') {
    const text = value.trim();
    note(places.texts, text, path);
    if (prefixOf(text) !== text) note(places.texts, prefixOf(text), path);
  }
}

function prefixOf(text: string): string {
  return text.slice(0, PREFIX_LENGTH);
}

function stepTo(entry: unknown, index: number): SourceMapPath[number] {
  const key = typeof entry === 'object' && entry !== null && '_key' in entry ? entry._key : undefined;
  return typeof key === 'string' ? { _key: key, _index: index } : index;
}

/** The file name of a Sanity image or a Cloudinary asset, without extension. */
function pictureIn(value: object): string | undefined {
  if ('public_id' in value) return typeof value.public_id === 'string' ? value.public_id : undefined;
  const asset = 'asset' in value ? value.asset : undefined;
  if (typeof asset !== 'object' || asset === null) return undefined;
  const id = '_id' in asset ? asset._id : '_ref' in asset ? asset._ref : undefined;
  return typeof id === 'string' ? /^image-(.*)-\w+$/.exec(id)?.[1] : undefined;
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The decoded text. A text that cannot be decoded stays as it is, because addresses may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function note(places: Map<string, SourceMapPath[]>, key: string, path: SourceMapPath) {
  const paths = places.get(key);
  if (paths) paths.push(path);
  else places.set(key, [path]);
}

function fieldAt(
  { sourceMap }: StudioResponse,
  resultPath: SourceMapPath,
  studioUrl: string,
): FieldSource | undefined {
  const source = sourceMap && resolveEditInfo({ studioUrl, resultSourceMap: sourceMap, resultPath });
  if (!source || typeof source.path === 'string') return undefined;
  const { id, type, baseUrl } = source;
  const path = source.path.at(-1) === '_type' ? source.path.slice(0, -1) : source.path;
  return path.length === 0
    ? undefined
    : { documentId: id, attribute: createDataAttribute({ id, type, baseUrl, path }).toString() };
}

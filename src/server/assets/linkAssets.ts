import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { assetName } from './receiveFiles.ts';

/** A reference in an export to one of its files: `image@file://./images/a-800x400.jpg`. */
const REFERENCE = /^(image|file)@file:\/\/(.+)$/;

/** The names of the pictures and files that documents refer to. */
export function namedAssets(documents: readonly StoredDocument[]): ReadonlySet<string> {
  const names = new Set<string>();
  mapAssets(documents, (name) => void names.add(name));
  return names;
}

/**
 * Replaces the references of an export to its pictures and files with those of a dataset, as an import does.
 *
 * @param ids the `_id` of the asset by the name of its file; a field without one is left without an asset
 */
export function linkAssets(
  documents: readonly StoredDocument[],
  ids: ReadonlyMap<string, string>,
): StoredDocument[] {
  const linked = mapAssets(documents, (name) => {
    const id = ids.get(name);
    return id === undefined ? undefined : { _type: 'reference', _ref: id };
  });
  return linked as StoredDocument[];
}

function mapAssets(value: unknown, assetOf: (name: string) => object | undefined | void): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapAssets(entry, assetOf));
  if (typeof value !== 'object' || value === null) return value;
  const { _sanityAsset, ...fields } = value as Record<string, unknown>;
  const mapped = Object.fromEntries(
    Object.entries(fields).map(([name, child]) => [name, mapAssets(child, assetOf)]),
  );
  const [, kind, path = ''] = (typeof _sanityAsset === 'string' && REFERENCE.exec(_sanityAsset)) || [];
  const name = assetName(decode(path));
  const asset = name === undefined ? undefined : assetOf(name);
  if (kind === undefined) return mapped;
  return { _type: kind, ...mapped, ...(asset && { asset }) };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

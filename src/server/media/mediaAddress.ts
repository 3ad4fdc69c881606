import type { AssetRecord } from '#demo/pictures/assetRecord.ts';
import type { AssetIndex } from './assetIndex.ts';
import type { Transformation } from './transformation.ts';
import { parseTransformation } from './transformation.ts';

/** The asset and transformation of a media URL. */
export interface MediaTarget {
  asset: AssetRecord;
  transformation: Transformation;
  /** In lower case, without the dot. */
  extension: string;
}

const ADDRESS = /^\/media\/(?:image|video)\/upload\/(.+)\.([a-z0-9]{2,5})$/i;

/** Decoded path segments; undefined if one of them could change the path. */
function decodeSegments(path: string): string[] | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    // oxlint-disable-next-line no-control-regex -- it refuses control characters
    const isPlain = (segment: string) => !/^$|^\.{1,2}$|[/\\\u0000-\u001f]/.test(segment);
    return segments.every(isPlain) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Resolves a path such as `/media/image/upload/c_fill,w_400/places/tea.jpg`; undefined for unknown assets. A folder in
 * a public id may look like a transformation (`w_ork/tea`), so the whole path is looked up as a public id first.
 *
 * @throws TransformationError for a known asset with an invalid transformation
 */
export function resolveAddress(pathname: string, assets: AssetIndex): MediaTarget | undefined {
  const [, path, written = ''] = ADDRESS.exec(pathname) ?? [];
  const segments = path === undefined ? undefined : decodeSegments(path);
  if (!segments) return undefined;
  const extension = written.toLowerCase();

  const whole = assets.get(segments.join('/'));
  if (whole) return { asset: whole, transformation: {}, extension };

  const [first = '', ...rest] = segments;
  const asset = assets.get(rest.join('/'));
  if (!asset || !/^[a-z]+_/.test(first)) return undefined;
  return { asset, transformation: parseTransformation(first), extension };
}

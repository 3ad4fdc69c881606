import type { AssetRecord } from '#demo/pictures/assetRecord.ts';
import type { AssetIndex } from './assetIndex.ts';
import type { Transformation } from './transformation.ts';
import { parseTransformation } from './transformation.ts';

/** What an address names. */
export interface MediaTarget {
  asset: AssetRecord;
  transformation: Transformation;
  /** As written, in lower case and without the dot. */
  extension: string;
}

const ADDRESS = /^\/media\/(?:image|video)\/upload\/(.+)\.([a-z0-9]{2,5})$/i;

/** Segments of the path, decoded; undefined where one could mean another path than the one it spells. */
function decodeSegments(path: string): string[] | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    // eslint-disable-next-line no-control-regex -- control characters are what this refuses
    const isPlain = (segment: string) => !/^$|^\.{1,2}$|[/\\\u0000-\u001f]/.test(segment);
    return segments.every(isPlain) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds what a path such as `/media/image/upload/c_fill,w_400/places/tea.jpg` names, or undefined
 * where it names nothing that the index knows. A folder of a public id may look like a
 * transformation (`w_ork/tea`): a public id that is known as a whole is taken as such.
 * Throws a TransformationError for a known asset with a transformation that cannot be.
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

import { decodeSegment } from '#lib/url/screenCodec.ts';

/** The page's alias in a URL: the first path segment; `test` if that is empty. */
export function aliasOf(pathname: string): string {
  return decodeSegment(pathname.split('/')[1] || 'test');
}

import { decodeSegment } from '#lib/url/screenCodec.ts';

/** The page that an address names: its first segment, or `test` where there is none. */
export function aliasOf(pathname: string): string {
  return decodeSegment(pathname.split('/')[1] || 'test');
}

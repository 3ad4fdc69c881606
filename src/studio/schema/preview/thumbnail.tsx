import type { PreviewValue } from '@sanity/types';
import { parseWebAddress } from '../../../lib/url/webAddress.ts';

/**
 * The picture of a document's preview. The Studio shows Sanity's own images, but does not know Cloudinary's.
 *
 * @param asset a value of a picture field.
 */
export function thumbnail(asset: unknown): PreviewValue['media'] {
  if (typeof asset !== 'object' || asset === null || !('_type' in asset)) return undefined;
  if (asset._type !== 'cloudinary.asset') return asset as PreviewValue['media'];
  const { secure_url, url } = asset as { secure_url?: unknown; url?: unknown };
  const address = parseWebAddress(secure_url) ?? parseWebAddress(url);
  return address && <img src={address.href} alt="" style={{ objectFit: 'cover' }} />;
}

/** The colour of a category as a picture. */
export function swatch(rgb: { r?: number; g?: number; b?: number } | undefined) {
  if (!rgb) return undefined;
  const background = `rgb(${rgb.r ?? 0} ${rgb.g ?? 0} ${rgb.b ?? 0})`;
  return <span style={{ display: 'block', width: '100%', height: '100%', background }} />;
}

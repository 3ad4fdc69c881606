import * as FACTS from '../facts.ts';
import type { Asset } from '../model/document.ts';
import { inSiteAddress } from '../url/inSiteAddress.ts';
import { parseWebAddress } from '../url/webAddress.ts';

/** The address of an asset's original, the secure one first; undefined where it brings none that a page may show. */
export function assetAddress(asset: Asset | undefined): string | undefined {
  return mediaAddress(asset?.secure_url) ?? mediaAddress(asset?.url);
}

/**
 * Reads the address of a picture or film that an editor gave. It lies on this site or on the host of pictures, which is
 * asked by https: from anywhere else the security policy would block it, and a stranger would learn who visits.
 *
 * @returns undefined for anything else.
 */
export function mediaAddress(raw: string | undefined): string | undefined {
  const text = raw?.trim() ?? '';
  if (text.startsWith('/') && !text.startsWith('//')) return inSiteAddress(text);
  const url = parseWebAddress(text);
  return url && FACTS.imageHost === `https://${url.host}`
    ? FACTS.imageHost + url.pathname + url.search
    : undefined;
}

/** Width divided by height of an asset's original; undefined where it brings no sensible size. */
export function assetRatio({ width, height }: Pick<Asset, 'width' | 'height'>): number | undefined {
  if (width === undefined || height === undefined || width <= 0 || height <= 0) return undefined;
  return Math.min(Math.max(width / height, 1 / 20), 20);
}

export function isVideo(asset: Asset): boolean {
  if (asset.resource_type !== undefined) return asset.resource_type === 'video';
  return assetAddress(asset)?.includes('/video/upload/') ?? false;
}

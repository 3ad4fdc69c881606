import * as CONSTANTS from '../config/constants.ts';
import type { Asset } from '../schema/document.ts';
import { inSiteAddress } from '../url/inSiteAddress.ts';
import { parseWebAddress } from '../url/webAddress.ts';

/** The URL of an asset's original, preferably https; undefined if there is none, or if it is not allowed. */
export function assetAddress(asset: Asset | undefined): string | undefined {
  return mediaAddress(asset?.secure_url) ?? mediaAddress(asset?.url);
}

/** The hosts of pictures and films. The security policy allows Sanity's host only if a project is set. */
const HOSTS: readonly string[] = [CONSTANTS.imageHost, CONSTANTS.sanityImageHost];

/**
 * Validates the URL of a picture or video. It must be on this site or on a media host via https: the security policy
 * blocks anything else, which would also expose visitors to third parties.
 *
 * @returns undefined if it is not allowed.
 */
export function mediaAddress(raw: string | undefined): string | undefined {
  const text = raw?.trim() ?? '';
  if (text.startsWith('/') && !text.startsWith('//')) return inSiteAddress(text);
  const url = parseWebAddress(text);
  const host = url && `https://${url.host}`;
  return host && HOSTS.includes(host) ? host + url.pathname + url.search + url.hash : undefined;
}

/** Aspect ratio (width / height) of an asset's original; undefined without a valid size. */
export function assetRatio({ width, height }: Pick<Asset, 'width' | 'height'>): number | undefined {
  if (width === undefined || height === undefined || width <= 0 || height <= 0) return undefined;
  return Math.min(Math.max(width / height, 1 / 20), 20);
}

export function isVideo(asset: Asset): boolean {
  if (asset.resource_type !== undefined) return asset.resource_type === 'video';
  return assetAddress(asset)?.includes('/video/upload/') ?? false;
}

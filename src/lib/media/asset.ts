import type { Asset } from '../model/document';

/** The address of an asset's original, https first. */
export function assetAddress(asset: Asset | undefined): string | undefined {
  return asset?.secure_url ?? asset?.url;
}

/** Width divided by height of an asset's original; undefined where it brings no sensible size. */
export function assetRatio({ width, height }: Asset): number | undefined {
  if (width === undefined || height === undefined || width <= 0 || height <= 0) return undefined;
  return Math.min(Math.max(width / height, 1 / 20), 20);
}

export function isVideo(asset: Asset): boolean {
  if (asset.resource_type !== undefined) return asset.resource_type === 'video';
  return assetAddress(asset)?.includes('/video/upload/') ?? false;
}

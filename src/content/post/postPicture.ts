import { assetAddress } from '#lib/media/asset.ts';
import type { Asset } from '#lib/schema/document.ts';

/** The first of a post's assets that is a picture and has a URL. */
export function postPicture(pictures: readonly Asset[]): Asset | undefined {
  return pictures.find((asset) => assetAddress(asset) !== undefined && asset.resource_type !== 'video');
}

import { assetAddress } from '#lib/media/asset.ts';
import type { Asset } from '#lib/schema/document.ts';

const PDF = /\.pdf$/i;

/**
 * The URL of a map's picture, or of a file to download. For a PDF, Cloudinary renders the first page if the URL asks
 * for a picture.
 */
export function mapPicture(asset: Asset): string | undefined {
  const address = assetAddress(asset);
  return asset.resource_type === 'raw' ? address : address?.replace(PDF, '.jpg');
}

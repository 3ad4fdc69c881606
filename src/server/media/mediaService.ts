import { naturalSize } from '#demo/pictures/naturalSize.ts';
import { isTransparent } from '#demo/pictures/poster.ts';
import { findAssetFile, PICTURE_EXTENSIONS, VIDEO_TYPES } from './assetFiles.ts';
import type { AssetIndex } from './assetIndex.ts';
import { drawnSize } from './drawnSize.ts';
import type { MediaTarget } from './mediaAddress.ts';
import { resolveAddress } from './mediaAddress.ts';
import { type PictureQueue, createPictureQueue } from './pictureQueue.ts';
import { mediaResponse, negotiatedFormat, originalResponse, pictureResponse } from './pictureResponse.ts';
import { plainText } from '../responses.ts';
import { renderPicture, fullSize } from './renderPicture.ts';
import type { PictureFormat } from './transformation.ts';

const FORMAT_OF_EXTENSION: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'webp',
};

/**
 * The image service for a site without a cloud account: serves Cloudinary URLs
 * (`/media/{image|video}/upload/[transformation/]<public_id>.<ext>`) for the assets of `assets()`. Files are looked up
 * in `filesDir`. A picture without a file is drawn as a poster; a video without a file is 404.
 *
 * Only sizes that the site itself uses are drawn. Small pictures come first, and pictures whose clients have
 * disconnected are not drawn.
 *
 * Errors are plain text: 400 for an unknown transformation, 404 for an unknown asset, 405 for methods other than GET
 * and HEAD. Rejects if an asset's file cannot be decoded, or if the queue is full.
 */
export function createMediaService({
  assets,
  filesDir,
  pictureOf = createPictureQueue(),
}: {
  assets: () => AssetIndex;
  filesDir?: string;
  pictureOf?: PictureQueue;
}): (request: Request) => Promise<Response> {
  async function sendPicture(request: Request, target: MediaTarget): Promise<Response> {
    const { asset, transformation, extension } = target;
    const { isNegotiated } = transformation;
    const written = FORMAT_OF_EXTENSION[extension];
    if (!written) return plainText(404, 'No such picture');
    const file = await findAssetFile(filesDir, asset.publicId, PICTURE_EXTENSIONS);
    const size = drawnSize(transformation, naturalSize(asset));
    const drawn = fullSize(size, naturalSize(asset));
    const format = isNegotiated
      ? negotiatedFormat(request, isTransparent(asset) ? 'png' : 'jpg', drawn)
      : written;
    const picture = await pictureOf({
      key: JSON.stringify([asset, size, format, file?.etag]),
      cost: drawn.width * drawn.height,
      signal: request.signal,
      render: () => renderPicture({ asset, size, format, file: file?.path }),
    });
    return pictureResponse(request, picture, isNegotiated);
  }

  return (request) =>
    mediaResponse(request, async () => {
      const target = resolveAddress(new URL(request.url).pathname, assets());
      if (!target) return plainText(404, 'No such asset');
      const videoType = VIDEO_TYPES[target.extension];
      if (videoType === undefined) return sendPicture(request, target);
      const file = await findAssetFile(filesDir, target.asset.publicId, [target.extension]);
      return file
        ? originalResponse(request, file, { 'Content-Type': videoType })
        : plainText(404, 'No such video');
    });
}

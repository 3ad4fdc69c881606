import sharp from 'sharp';
import { type Rect, cropRect } from '#lib/pictures/cropRect.ts';
import type { Dataset } from '../dataset/datasetStore.ts';
import { type AssetFile, findAssetFile } from '../media/assetFiles.ts';
import { drawnSize } from '../media/drawnSize.ts';
import type { PictureQueue } from '../media/pictureQueue.ts';
import {
  mediaResponse,
  negotiatedFormat,
  originalResponse,
  pictureResponse,
} from '../media/pictureResponse.ts';
import { plainText } from '../responses.ts';
import { encodePicture, fullSize } from '../media/renderPicture.ts';
import type { PictureFormat } from '../media/transformation.ts';
import { FILE_TYPES, IMAGE_TYPES, MAX_PIXELS } from './assetTypes.ts';
import { type ImageUses, nearestSection, sectionsOf } from './imageSections.ts';
import { type ImageParameters, readImageParameters } from './imageParameters.ts';

const ADDRESS = /^\/(image|file)s\/[\w-]+\/[\w-]+\/([\w-]+)\.([a-z0-9]+)$/;
/** Images that are sent unchanged: SVG drawings scale by themselves, and animations would be lost. */
const UNCHANGED = ['svg', 'gif'];
const OWN_FORMATS: Readonly<Record<string, PictureFormat>> = { jpg: 'jpg', webp: 'webp' };

/**
 * Serves the images and files of a Sanity export under the paths of Sanity's CDN; images with the CDN's parameters
 * (`/images/{project}/{dataset}/{id}-{width}x{height}.{ext}?w=&h=&fit=crop`). Only sizes and sections that the site
 * itself uses are drawn.
 *
 * Errors are plain text: 400 for an unknown parameter, 404 for an asset that the dataset does not have, 405 for methods
 * other than GET and HEAD. Rejects if an image cannot be decoded, or if the queue is full.
 *
 * @param options.folder contains the files of `unpackAssets`
 */
export function createAssetService({
  current,
  uses,
  folder,
  pictureOf,
}: {
  current: () => Pick<Dataset, 'byId'>;
  uses: () => ImageUses;
  folder: string;
  pictureOf: PictureQueue;
}): (request: Request) => Promise<Response> {
  return (request) =>
    mediaResponse(request, async () => {
      const { pathname, searchParams } = new URL(request.url);
      const [, kind, name = '', extension = ''] = ADDRESS.exec(pathname) ?? [];
      const id = `${kind}-${name}-${extension}`;
      const file = current().byId.has(id) ? await findAssetFile(folder, name, [extension]) : undefined;
      if (!file) return plainText(404, 'No such asset');
      if (kind === 'file') return sendFile(request, file, extension);
      if (searchParams.size === 0 || UNCHANGED.includes(extension))
        return originalResponse(request, file, { 'Content-Type': IMAGE_TYPES[extension] ?? '' });

      const parameters = readImageParameters(searchParams);
      const { isNegotiated } = parameters;
      const own = OWN_FORMATS[extension] ?? 'png';
      const [, width, height] = /-(\d+)x(\d+)$/.exec(name) ?? [];
      const whole: Rect = [0, 0, Number(width), Number(height)];
      const section = sectionOf(parameters, [whole, ...sectionsOf(uses(), id)]);
      const natural = { width: section[2], height: section[3] };
      const size = drawnSize(parameters, natural);
      const drawn = fullSize(size, natural);
      const format =
        parameters.format ??
        (isNegotiated ? negotiatedFormat(request, own === 'jpg' ? 'jpg' : 'png', drawn) : own);
      const { fit, position, quality } = parameters;
      const picture = await pictureOf({
        key: JSON.stringify([file.etag, section, size, fit, position, quality, format]),
        cost: drawn.width * drawn.height,
        signal: request.signal,
        render: () => encodePicture(drawImage(file, section, { ...parameters, ...size }), format, quality),
      });
      return pictureResponse(request, picture, isNegotiated && parameters.format === undefined);
    });
}

/** The section that `crop=focalpoint` centres on its point, otherwise the section of `rect`. */
function sectionOf(
  { rect, width, height, position, focus }: ImageParameters,
  known: readonly [Rect, ...Rect[]],
): Rect {
  const [whole] = known;
  const requested =
    position === 'focalpoint' && width && height
      ? cropRect(whole, [focus[0] * whole[2], focus[1] * whole[3]], width / height)
      : (rect ?? whole);
  return nearestSection(requested, known);
}

function drawImage(
  { path }: AssetFile,
  [left, top, width, height]: Rect,
  { fit, position, ...size }: ImageParameters,
) {
  return sharp(path, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .extract({ left, top, width, height })
    .resize({
      width: size.width,
      height: size.height,
      ...fit,
      position: position === 'focalpoint' ? 'center' : position,
      background: '#0000',
    });
}

/** Films play. Any other file is a download, because the policy of the embedded services allows no documents. */
function sendFile(request: Request, file: AssetFile, extension: string): Response {
  const type = FILE_TYPES[extension] ?? 'application/octet-stream';
  const disposition: Record<string, string> = type.startsWith('video/')
    ? {}
    : { 'Content-Disposition': 'attachment' };
  return originalResponse(request, file, { 'Content-Type': type, ...disposition });
}

import * as CONSTANTS from '#lib/config/constants.ts';
import type { PictureQueue } from '../media/pictureQueue.ts';
import { pictureResponse } from '../media/pictureResponse.ts';
import { IncompletePicture, type LoadPicture, drawCard } from './drawCard.ts';
import type { SendPicture } from './linkPreviewService.ts';

/**
 * Draws the pictures of pages for link previews.
 *
 * @param options.load loads the pictures in them
 */
export function sendDrawnPicture({
  load,
  pictureOf,
}: {
  load: LoadPicture;
  pictureOf: PictureQueue;
}): SendPicture {
  return async function sendPicture(request, card) {
    try {
      const picture = await pictureOf({
        // Not by name: somebody could construct a search whose name equals that of another page.
        key: `linkPreview ${JSON.stringify(card)}`,
        cost: CONSTANTS.linkPreviewSize.width * CONSTANTS.linkPreviewSize.height,
        signal: request.signal,
        isComposed: true,
        render: (signal) => drawCard(card, load, signal),
      });
      return pictureResponse(request, picture);
    } catch (error) {
      if (!(error instanceof IncompletePicture)) throw error;
      const response = pictureResponse(request, error.picture);
      response.headers.set('Cache-Control', 'no-store');
      return response;
    }
  };
}

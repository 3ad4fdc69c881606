import * as CONSTANTS from '#lib/config/constants.ts';
import { LINK_PREVIEW_PATH } from '#lib/link-preview/card.ts';
import { ANY_CONTENT, tagHeaders } from '#lib/network/sharedCache.ts';
import type { Handler } from '../http/listen.ts';
import type { PictureQueue } from '../media/pictureQueue.ts';
import { mediaResponse, pictureResponse, plainText } from '../media/pictureResponse.ts';
import { addHeaders } from '../responses.ts';
import type { GetPage } from '../site/renderedPages.ts';
import { IncompletePicture, type LoadPicture, drawCard } from './drawCard.ts';

const NAME = new RegExp(`^${LINK_PREVIEW_PATH}/([0-9a-z]{1,12})\\.jpg$`);
/** In characters. Longer addresses are not rendered. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * Draws the pictures of pages for link previews: `/share/{name}.jpg?page={address}`. The name is computed from what the
 * page shows now; an old name redirects to it. So only pictures of pages of the site can be requested.
 *
 * @param options.addressOf the canonical address of the page that a URL shows
 * @param options.sendsTags whether a picture has the tags of its page, by which a shared cache is purged (default: false)
 * @param options.load loads the pictures in it
 */
export function createLinkPreviewService(options: {
  addressOf(url: URL): string;
  pageAt: GetPage;
  sendsTags?: boolean;
  load: LoadPicture;
  pictureOf: PictureQueue;
}): Handler {
  const { addressOf, pageAt, sendsTags = false, load, pictureOf } = options;

  return (request, clientAddress) =>
    mediaResponse(request, async () => {
      const url = new URL(request.url);
      const [, name] = NAME.exec(url.pathname) ?? [];
      const page = url.searchParams.get('page') ?? '';
      if (name === undefined || !isPath(page)) return plainText(404, 'No such picture');
      const address = addressOf(new URL(page, url.origin));
      const { linkPreview, tags = [ANY_CONTENT] } = (await pageAt(address, request, clientAddress)) ?? {};
      if (!linkPreview) return plainText(404, 'No such picture');
      if (linkPreview.name !== name) {
        const location = `${LINK_PREVIEW_PATH}/${linkPreview.name}.jpg?page=${encodeURIComponent(address)}`;
        return plainText(302, 'The page has another picture now', { Location: location });
      }
      try {
        const picture = await pictureOf({
          // Not by name: somebody could construct a search whose name equals that of another page.
          key: `linkPreview ${JSON.stringify(linkPreview.card)}`,
          cost: CONSTANTS.linkPreviewSize.width * CONSTANTS.linkPreviewSize.height,
          signal: request.signal,
          isComposed: true,
          render: (signal) => drawCard(linkPreview.card, load, signal),
        });
        return addHeaders(pictureResponse(request, picture), sendsTags ? tagHeaders(tags) : {});
      } catch (error) {
        if (!(error instanceof IncompletePicture)) throw error;
        const response = pictureResponse(request, error.picture);
        response.headers.set('Cache-Control', 'no-store');
        return response;
      }
    });
}

/** Two slashes at the start would name another host, also with a tab or line break between, which URLs ignore. */
function isPath(page: string): boolean {
  return /^\/(?![/\\\t\n\r])/.test(page) && page.length <= MAX_ADDRESS_LENGTH;
}

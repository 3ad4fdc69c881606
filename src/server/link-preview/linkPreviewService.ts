import { LINK_PREVIEW_PATH, type LinkPreviewCard } from '#lib/link-preview/card.ts';
import type { Handler } from '../http/listen.ts';
import { ANY_CONTENT, tagHeaders } from '#lib/network/sharedCache.ts';
import { addHeaders, plainText } from '../responses.ts';
import type { GetPage } from '../site/renderedPages.ts';

const NAME = new RegExp(`^${LINK_PREVIEW_PATH}/([0-9a-z]{1,12})\\.jpg$`);
/** In characters. Longer addresses are not rendered. */
const MAX_ADDRESS_LENGTH = 2000;

/** Responds with the picture of a page. */
export type SendPicture = (request: Request, card: LinkPreviewCard) => Response | Promise<Response>;

/**
 * Serves the pictures of pages for link previews: `/share/{name}.jpg?page={address}`. The name is computed from what the
 * page shows now; an old name redirects to it. So only pictures of pages of the site can be requested.
 *
 * @param options.addressOf the canonical address of the page that a URL shows
 * @param options.sendsTags whether a picture has the tags of its page, by which a shared cache is purged (default: false)
 */
export function createLinkPreviewService(options: {
  addressOf(url: URL): string;
  pageAt: GetPage;
  sendsTags?: boolean | undefined;
  sendPicture: SendPicture;
}): Handler {
  const { addressOf, pageAt, sendsTags = false, sendPicture } = options;

  return async function servePicture(request, clientAddress) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainText(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const [, name] = NAME.exec(url.pathname) ?? [];
    const page = url.searchParams.get('page') ?? '';
    if (name === undefined || !isPath(page)) return plainText(404, 'No such picture');
    const address = addressOf(new URL(page, url.origin));
    const { linkPreview, tags = [ANY_CONTENT] } = (await pageAt(address, request, clientAddress)) ?? {};
    if (!linkPreview) return plainText(404, 'No such picture');
    if (linkPreview.name === name)
      return addHeaders(await sendPicture(request, linkPreview.card), sendsTags ? tagHeaders(tags) : {});
    const location = `${LINK_PREVIEW_PATH}/${linkPreview.name}.jpg?page=${encodeURIComponent(address)}`;
    return plainText(302, 'The page has another picture now', { Location: location });
  };
}

/** Two slashes at the start would name another host, also with a tab or line break between, which URLs ignore. */
function isPath(page: string): boolean {
  return /^\/(?![/\\\t\n\r])/.test(page) && page.length <= MAX_ADDRESS_LENGTH;
}

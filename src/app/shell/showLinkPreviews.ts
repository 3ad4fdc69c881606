import type { SiteRouter } from '#features/siteRouter.ts';
import { withPrefix } from '#lib/i18n/pageLanguage.ts';
import { pageAddress } from '#lib/rendering/pageAddress.ts';
import { LinkPreviewTags } from '#ui/page-head/LinkPreviewTags.tsx';
import { renderLinkPreviews } from '#ui/page-head/linkPreview.ts';
import { pageParams } from '../url-sync/urlStates.ts';

/**
 * Gives every page its tags for link previews. A page that Node has rendered keeps its own tags until the visitor
 * navigates: they name its picture, which the browser does not know.
 *
 * @param rendered the address of that page; undefined if there is none.
 * @param prefix of the page's language.
 */
export function showLinkPreviews(router: SiteRouter, rendered: string | undefined, prefix = ''): void {
  if (rendered === undefined) return renderLinkPreviews(LinkPreviewTags);
  const stop = router.subscribe(check);
  check();

  function check() {
    const { pathname, search } = router.state.location;
    if (rendered === pageAddress({ pathname: withPrefix(pathname, prefix), search }, pageParams)) return;
    stop();
    for (const tag of document.head.querySelectorAll('[property^="og:"], [name^="twitter:"]')) tag.remove();
    renderLinkPreviews(LinkPreviewTags);
  }
}

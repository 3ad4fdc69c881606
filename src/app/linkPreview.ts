import { eventApi } from '#content/festival/api.ts';
import type { Feature, PreviewedPage } from '#features/feature.ts';
import { type FestivalSettings, festivalSettings } from '#content/festival/festivalSettings.ts';
import { festivalTime } from '#content/festival/festivalTime.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import type { LinkPreviewContent } from '#lib/link-preview/content.ts';
import type { LinkPreviewPicture } from '#lib/link-preview/card.ts';
import { titleIn } from '#lib/link-preview/tags.ts';
import { linkPreviewPicture } from './linkPreviewPicture.ts';
import type { RootState } from '#content/store.ts';

/** A page's picture for link previews, and the text beside it if it differs from the document's description. */
export interface PageLinkPreview extends LinkPreviewPicture {
  title?: string | undefined;
  description?: string | undefined;
}

/**
 * What a page shows in link previews.
 *
 * @param page.head the rendered head.
 * @returns undefined for a page whose head names its picture already.
 */
export async function linkPreviewOf(
  state: RootState,
  feature: Feature,
  { head, params, search, i18n }: Pick<PreviewedPage, 'params' | 'search' | 'i18n'> & { head: string },
): Promise<PageLinkPreview | undefined> {
  const loaded = await feature.server?.();
  const { data: event } = eventApi.endpoints.getEvent.select()(state);
  const page = { params, search, time: festivalTime(event), i18n };
  const createContent = loaded?.server.linkPreview;
  const festival = festivalSettings(event);
  const content: LinkPreviewContent | undefined = createContent
    ? createContent(state, page)
    : { about: 'screen', title: screenTitle(head, festival), pictures: [] };
  if (!content || (content.about === 'screen' && assetAddress(event?.socialShareImage) !== undefined))
    return undefined;
  return {
    ...linkPreviewPicture(content, event, i18n),
    ...(content.about === 'filtered list' && {
      title: [content.title, festival.name].filter(Boolean).join(' - '),
      description: content.text && [content.text, festival.name].filter(Boolean).join(' · '),
    }),
  };
}

/** The document's title without the festival's name. */
function screenTitle(head: string, festival: FestivalSettings): string {
  const title = titleIn(head);
  const end = pageTitle('', festival);
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

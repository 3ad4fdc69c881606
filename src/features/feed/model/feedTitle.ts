import type { FestivalSettings } from '#content/festival/festivalSettings.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';

/** The document title of the feed. */
export function feedTitle(
  shown: { post?: string | undefined; category?: string | undefined },
  festival: FestivalSettings,
  t: I18n['t'],
): string {
  const { post, category } = shown;
  const list = category === undefined ? t(MESSAGES.title) : t(MESSAGES.titleOf, { category });
  return pageTitle(post ?? list, festival);
}

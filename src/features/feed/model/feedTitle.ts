import type { FestivalSettings } from '#content/festival/festivalSettings.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { MESSAGES } from './messages.ts';

/** The document title of the feed. */
export function feedTitle(
  shown: { post?: string | undefined; category?: string | undefined },
  festival: FestivalSettings,
): string {
  const list = shown.category === undefined ? MESSAGES.title : `${MESSAGES.title}: ${shown.category}`;
  return pageTitle(shown.post ?? list, festival);
}

/** The list's description for search engines and chats. */
export function feedDescription(category: string | undefined, event: string | undefined): string {
  const subject = category === undefined ? 'News' : `News on “${category}”`;
  return `${subject} from ${event ?? 'the festival'}: announcements, changes and everything worth knowing before you come.`;
}

/** `2 new posts` */
export function newPostsText(count: number): string {
  return count === 1 ? '1 new post' : `${count} new posts`;
}

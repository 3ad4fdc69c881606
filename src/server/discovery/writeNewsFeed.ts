import { readInstant } from '#lib/dates/instant.ts';
import { NEWS_FEED_PATH } from '#content/post/newsFeed.ts';
import type { News, NewsPost } from '#lib/rendering/renderer.ts';
import { permanentId } from './permanentId.ts';
import { textElement, xmlText } from '#lib/text/xmlText.ts';

/** Used if no time is known, because Atom requires `updated`. */
const NEVER = '1970-01-01T00:00:00.000Z';

/**
 * The news as an Atom feed (RFC 4287).
 *
 * @param origin public origin of the site without a trailing slash; without it, URLs are relative to the feed
 */
export async function writeNewsFeed(news: News, origin = ''): Promise<string> {
  const { id, language, prefix, name, title, path, posts } = news;
  const changes = posts.map(lastChange).sort();
  const entries = await Promise.all(
    posts.map(async (post) => writeEntry(post, await permanentId(`${id}/${post.id}`), origin)),
  );
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(language)}">`,
    textElement('id', await permanentId(id)),
    textElement('title', title),
    textElement('updated', changes.at(-1) ?? NEVER),
    `<author>${textElement('name', name)}</author>`,
    link('self', 'application/atom+xml', origin + prefix + NEWS_FEED_PATH),
    link('alternate', 'text/html', origin + path),
    ...entries,
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function writeEntry(post: NewsPost, id: string, origin: string): string {
  const published = storedTime(post.createdAt);
  return [
    '<entry>',
    textElement('id', id),
    textElement('title', post.title),
    textElement('updated', lastChange(post)),
    ...(published === undefined ? [] : [textElement('published', published)]),
    link('alternate', 'text/html', origin + post.path),
    textElement('summary', post.summary),
    '</entry>',
  ].join('\n');
}

function link(relation: string, type: string, address: string): string {
  return `<link rel="${relation}" type="${type}" href="${xmlText(address)}"/>`;
}

function lastChange({ updatedAt, createdAt }: NewsPost): string {
  return storedTime(updatedAt) ?? storedTime(createdAt) ?? NEVER;
}

function storedTime(stored: string | undefined): string | undefined {
  const instant = readInstant(stored);
  return instant === undefined ? undefined : new Date(instant).toISOString();
}

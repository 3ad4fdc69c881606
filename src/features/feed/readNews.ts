import type { ContentSource } from '#content/client/contentSource.ts';
import { contentIn, readLanguages } from '#content/discovery/contentIn.ts';
import { newestPosts } from '#content/discovery/newestPosts.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import type { News } from '#lib/rendering/renderer.ts';
import { excerpt } from '#lib/text/excerpt.ts';
import { writeParams } from '#lib/url/queryParams.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { type PageLanguage, pageLanguages } from '#lib/i18n/pageLanguage.ts';
import { FEED_PATH } from './model/filters.ts';
import { MESSAGES } from './messages/index.ts';

/** The largest number of posts in the Atom feed. */
const MAX_POSTS = 50;

/**
 * The newest posts for the Atom feed of each language.
 *
 * @throws Error when the content cannot be read, or the event does not exist.
 */
export async function readNews(content: SiteContent): Promise<News[]> {
  const languages = await readLanguages(content);
  const pages = pageLanguages(languages).map((page) =>
    newsIn(contentIn(content, page.language, languages).contentSource, page),
  );
  return Promise.all(pages);
}

async function newsIn(source: ContentSource, { language, prefix }: PageLanguage): Promise<News> {
  const { projectId = '', dataset, eventId } = source;
  const { event, posts } = await newestPosts(source, MAX_POSTS);
  if (!event) throw new Error(`The content has no event with the _id "${eventId}": check EVENT_ID.`);
  const festival = festivalSettings(event);
  const id = `${projectId}/${dataset}/${eventId}`;
  const path = prefix + FEED_PATH;
  return {
    id: prefix === '' ? id : `${id}:${language}`,
    language,
    prefix,
    name: festival.name ?? festival.venue,
    title: pageTitle(i18nOf(language).t(MESSAGES.news), festival),
    path,
    posts: posts.map(({ _id, _createdAt, _updatedAt, headline, alias, opening }) => ({
      id: _id,
      title: headline,
      summary: excerpt(opening ?? '', CONSTANTS.feedExcerptLength),
      path: path + writeParams({ post: alias?.current }, ''),
      createdAt: _createdAt,
      updatedAt: _updatedAt,
    })),
  };
}

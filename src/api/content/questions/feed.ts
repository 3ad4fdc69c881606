import * as FACTS from '../../../lib/facts';
import { categorySchema } from '../../../lib/model/category';
import { feedPostSchema, feedPostSummarySchema } from '../../../lib/model/feedPost';
import type { ContentQuestion } from '../contentQuestion';
import { documentList } from './documentList';
import { referred, referredList } from './references';

/** Code points of its text that come with a post: 20 for each character of an excerpt, which may be all emoji. */
const OPENING_LENGTH = 20 * FACTS.feedExcerptLength;

/** The GROQ filter of the posts that visitors see. */
export const SHOWN_POSTS = '_type == "feedItem" && eventInstance._ref == $eventId && status == "published"';

const FIELDS = `_id, _createdAt, headline, alias, priority, pinned, tags, label,
  "categories": ${referredList('categories', '_id, name')},
  "pictures": [
    media, ${referred('artist')}.image, ${referred('brand')}.media,
    ...${referred('marketplace')}{"all": [image, ${referred('brandReference')}.media]}.all,
    ...${referred('lineup')}{"all": [media, ${referred('artistReference')}.image]}.all
  ]`;

/** How a post's text begins; `pt::text` reads as null when a single block has no children. */
export const OPENING = `array::join(string::split(pt::text(content[defined(children)]), "")[0...${OPENING_LENGTH}], "")`;

export function getFeed(): ContentQuestion {
  return {
    groq: `*[${SHOWN_POSTS}] | order(_createdAt desc, _id asc) {${FIELDS}, "opening": ${OPENING}}`,
    schema: documentList(feedPostSummarySchema),
  };
}

export function getFeedCategories(): ContentQuestion {
  return {
    groq: `*[_type == "category" && type == "feed" && eventInstance._ref == $eventId]
      | order(lower(name) asc, _id asc) {_id, name}`,
    schema: documentList(categorySchema),
  };
}

export function getFeedPost({ slug }: { slug: string }): ContentQuestion {
  return {
    groq: `*[${SHOWN_POSTS} && alias.current == $slug] | order(_createdAt asc, _id asc) [0] {
      ${FIELDS}, content, mediaCaption, buttonLabel, buttonURL
    }`,
    params: { slug },
    schema: feedPostSchema,
  };
}

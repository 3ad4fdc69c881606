import * as CONSTANTS from '#lib/config/constants.ts';
import { shownOf } from '../kind.ts';
import { post } from './index.ts';
import { categorySchema } from '../category/schema.ts';
import { feedPostSchema, feedPostSummarySchema } from './schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { LiveContent } from '../live/liveContent.ts';
import { aliasAmong } from '../client/addresses.ts';
import {
  type Items,
  asset,
  documentList,
  lowerText,
  openingOf,
  referred,
  referredList,
  withKey,
} from '../groq.ts';
import { itemQuery } from '../lists/items.ts';

const SHOWN_POSTS = shownOf(post);

/** How much of its text a post comes with: 20 code points for each character of the excerpt, which may be all emoji. */
const OPENING_LENGTH = 20 * CONSTANTS.feedExcerptLength;

/** The GROQ expression of the alias in a post's address. */
export const POST_ALIAS = aliasAmong(SHOWN_POSTS);

const FIELDS = `_id, _createdAt, headline, "alias": ${POST_ALIAS}, priority, pinned, tags, label,
  "categories": ${referredList('categories', `_id, name${withKey('name')}`)},
  "pictures": ${asset(`[
    media, ${referred('artist')}.image, ${referred('brand')}.media,
    ...${referred('marketplace')}{"all": [image, ${referred('brandReference')}.media]}.all,
    ...${referred('lineup')}{"all": [media, ${referred('artistReference')}.image]}.all
  ]`)}`;

/** The beginning of a post's text. */
export const OPENING = openingOf('content', OPENING_LENGTH);

export const POSTS: Items = {
  shown: SHOWN_POSTS,
  name: 'headline',
  fields: `${FIELDS}, content, mediaCaption, buttonLabel, buttonURL`,
  schema: feedPostSchema,
};

const SUMMARY_FIELDS = `${FIELDS}, "opening": ${OPENING}`;

export const LIVE_FEED: LiveContent = {
  types: [post.type],
  shown: SHOWN_POSTS,
  fields: SUMMARY_FIELDS,
  schema: feedPostSummarySchema,
  endpoints: { rows: 'getFeed', item: 'getFeedPost' },
};

export function getFeed(): ContentQuery {
  return {
    groq: `*[${SHOWN_POSTS}] | order(_createdAt desc, _id asc) {${SUMMARY_FIELDS}}`,
    schema: documentList(feedPostSummarySchema),
  };
}

export function getFeedCategories(): ContentQuery {
  return {
    groq: `*[_type == "category" && type == "feed" && eventInstance._ref == $eventId]
      | order(${lowerText('name')} asc, _id asc) {_id, name${withKey('name')}}`,
    schema: documentList(categorySchema),
  };
}

export const getFeedPost = ({ slug }: { slug: string }) => itemQuery(POSTS, slug);

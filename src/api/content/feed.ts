import { FACTS } from '../../lib/facts';
import { type Category, categorySchema } from '../../lib/model/category';
import {
  type FeedPost,
  type FeedPostSummary,
  feedPostSchema,
  feedPostSummarySchema,
} from '../../lib/model/feedPost';
import { contentApi } from './contentApi';
import { documentList } from './documentList';

/** Code points of its text that come with a post: 20 for each character of an excerpt, which may be all emoji. */
const OPENING_LENGTH = 20 * FACTS.feedExcerptLength;

const SHOWN = '_type == "feedItem" && eventInstance._ref == $eventId && status == "published"';

const FIELDS = `_id, _createdAt, headline, alias, priority, pinned, tags, label,
  "categories": categories[]->{_id, name},
  "pictures": [
    media, artist->image, brand->media, marketplace->image, marketplace->brandReference->media,
    lineup->media, lineup->artistReference->image
  ]`;

/** `pt::text` reads as null when a single block has no children. */
const OPENING = `array::join(string::split(pt::text(content[defined(children)]), "")[0...${OPENING_LENGTH}], "")`;

export const feedApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every published post, without its text. The screen filters and orders them. */
    getFeed: build.query<readonly FeedPostSummary[], void>({
      query: () => ({
        groq: `*[${SHOWN}] | order(_createdAt desc, _id asc) {${FIELDS}, "opening": ${OPENING}}`,
        schema: documentList(feedPostSummarySchema),
      }),
      transformResponse: ({ items }: { items: FeedPostSummary[] }) => items,
    }),

    getFeedCategories: build.query<readonly Category[], void>({
      query: () => ({
        groq: `*[_type == "category" && type == "feed" && eventInstance._ref == $eventId]
          | order(lower(name) asc, _id asc) {_id, name}`,
        schema: documentList(categorySchema),
      }),
      transformResponse: ({ items }: { items: Category[] }) => items,
    }),

    getFeedPost: build.query<FeedPost, { slug: string }>({
      query: ({ slug }) => ({
        groq: `*[${SHOWN} && alias.current == $slug] | order(_createdAt asc, _id asc) [0] {
          ${FIELDS}, content, mediaCaption, buttonLabel, buttonURL
        }`,
        params: { slug },
        schema: feedPostSchema,
      }),
    }),
  }),
});

export const { useGetFeedQuery, useGetFeedCategoriesQuery, useGetFeedPostQuery } = feedApi;

import * as z from 'zod/mini';
import { documentFields, slugSchema } from '../../../lib/model/document';
import { eventSchema } from '../../../lib/model/event';
import { filledText, lenient } from '../../../lib/model/lenient';
import type { ContentSource } from '../contentSource';
import { documentList } from '../queries/documentList';
import { EVENT } from '../queries/event';
import { OPENING, POST_ALIAS, SHOWN_POSTS } from '../queries/feed';
import { fetchResult } from './fetchResult';

const postSchema = z.object({
  ...documentFields,
  headline: filledText,
  alias: lenient(slugSchema),
  opening: lenient(z.string()),
});

const newsSchema = z.object({ event: z.nullable(eventSchema), posts: documentList(postSchema) });

export const NEWEST_POSTS = `{"event": ${EVENT}, "posts": *[${SHOWN_POSTS}] | order(_createdAt desc, _id asc) [0...$most] {
  _id, _createdAt, _updatedAt, headline, "alias": ${POST_ALIAS}, "opening": ${OPENING}
}}`;

/**
 * The newest posts for feed readers, and the event whose news they are; null where there is no such event.
 *
 * @throws Error when the content cannot be read.
 */
export function newestPosts(source: ContentSource, most: number) {
  return fetchResult(source, {
    groq: NEWEST_POSTS,
    params: { most },
    schema: newsSchema,
  });
}

import * as z from 'zod/mini';
import { shownOf } from '../kind.ts';
import { post } from '../post/index.ts';
import { documentFields, slugSchema } from '#lib/schema/document.ts';
import { eventSchema } from '../festival/schema.ts';
import { filledText, lenient } from '#lib/schema/lenient.ts';
import type { ContentSource } from '../client/contentSource.ts';
import { documentList } from '../groq.ts';
import { EVENT } from '../festival/queries.ts';
import { OPENING, POST_ALIAS } from '../post/queries.ts';
import { fetchResult } from './fetchResult.ts';

const postSchema = z.object({
  ...documentFields,
  headline: filledText,
  alias: lenient(slugSchema),
  opening: lenient(z.string()),
});

const newsSchema = z.object({ event: z.nullable(eventSchema), posts: documentList(postSchema) });

export const NEWEST_POSTS = `{"event": ${EVENT}, "posts": *[${shownOf(post)}] | order(_createdAt desc, _id asc) [0...$most] {
  _id, _createdAt, _updatedAt, headline, "alias": ${POST_ALIAS}, "opening": ${OPENING}
}}`;

/**
 * The newest posts for feed readers, and the event that they belong to; null if there is no such event.
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

import { readInstant } from '#lib/dates/instant.ts';
import type { FeedPostSummary } from '#content/post/schema.ts';
import type { Priority } from '#content/post/priority.ts';

const RANK: Record<Priority, number> = { breaking: 4, high: 3, normal: 2, low: 1 };

/** The fields that determine a post's position. */
type Ranked = Pick<FeedPostSummary, '_id' | '_createdAt' | 'pinned' | 'priority'>;

/** Pinned posts first, then by priority, then the newest; posts without a date come last. */
export function orderPosts<Post extends Ranked>(posts: readonly Post[]): Post[] {
  return posts
    .map((post) => ({ post, at: readInstant(post._createdAt) ?? -Infinity }))
    .sort(
      (a, b) =>
        Number(b.post.pinned) - Number(a.post.pinned) ||
        RANK[b.post.priority] - RANK[a.post.priority] ||
        compare(b.at, a.at) ||
        compare(a.post._id, b.post._id),
    )
    .map(({ post }) => post);
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  return a < b ? -1 : Number(a > b);
}

import { feedPostSummarySchema } from '#content/post/schema.ts';
import { ASSET, CATEGORIES, LONG_TEXT, ignore } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import type { Samples } from '#gallery/samples.ts';
import { NO_FILTERS } from '../model/filters.ts';
import { FeedList } from './FeedList.tsx';

const POSTS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, index) =>
  feedPostSummarySchema.parse({
    _id: name,
    _createdAt: '2025-10-01T18:00:00Z',
    headline: `${name} more things to know before the doors open`,
    alias: { current: `post-${index}` },
    categories: [{ name: 'News' }],
    tags: ['music'],
    pictures: index === 2 ? [] : [ASSET],
    opening: LONG_TEXT,
  }),
);

function Posts({ count, total, category = 'all', newPosts = [] }: PostsProps) {
  return (
    <Wide>
      <FeedList
        posts={count === undefined ? undefined : POSTS.slice(0, count)}
        total={total}
        newPosts={newPosts}
        filters={{ ...NO_FILTERS, category }}
        categories={CATEGORIES}
        countMatches={() => 3}
        onFilter={ignore}
        onClear={ignore}
      />
    </Wide>
  );
}

interface PostsProps {
  /** Undefined while loading. */
  count?: number;
  total?: number;
  category?: string;
  newPosts?: readonly string[];
}

export default {
  'A front page': <Posts count={6} total={6} />,
  'New posts': <Posts count={3} total={3} newPosts={['a', 'b']} />,
  Loading: <Posts />,
  'No posts': <Posts count={0} total={0} />,
  'None matches': <Posts count={0} total={6} category="art" />,
} satisfies Samples;

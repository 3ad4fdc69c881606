import { type FeedPostSummary, feedPostSummarySchema } from '#content/post/schema.ts';
import { ASSET, LONG_TEXT, withUglyTexts } from '#gallery/content.ts';
import type { Samples } from '#gallery/samples.ts';
import { NO_FILTERS } from '../model/filters.ts';
import { PostCard } from './PostCard.tsx';
import type { PostSize } from './postSize.ts';

const TAGS = ['music', 'night market', 'doors', 'families', 'parking'];

function post(headline: string, fields: object = {}): FeedPostSummary {
  return feedPostSummarySchema.parse({
    _id: headline,
    _createdAt: '2025-10-01T18:00:00Z',
    headline,
    alias: { current: 'post' },
    priority: 'high',
    categories: [{ name: 'News' }],
    tags: TAGS,
    pictures: [ASSET],
    opening: LONG_TEXT,
    ...fields,
  });
}

function Shown({ size = 'second', ...props }: { post: FeedPostSummary; size?: PostSize }) {
  return <PostCard {...props} size={size} filters={NO_FILTERS} linkState={{}} />;
}

const BARE = { tags: [], pictures: [], opening: undefined, categories: [], alias: undefined };

export default {
  Lead: <Shown size="lead" post={post('Doors open an hour earlier', { pinned: true })} />,
  Second: <Shown post={post('The night market moves indoors')} />,
  Plain: <Shown size="plain" post={post('Breaking news', { priority: 'breaking' })} />,
  'No picture': <Shown post={post('A post without a picture', { pictures: [] })} />,
  'Only a headline': <Shown post={post('A post without anything', BARE)} />,
  ...withUglyTexts((text) => (
    <Shown
      size="plain"
      post={post(text, { opening: text, tags: [text], label: text, categories: [{ name: text }] })}
    />
  )),
} satisfies Samples;

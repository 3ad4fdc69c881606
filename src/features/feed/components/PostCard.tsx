import * as CONSTANTS from '#lib/config/constants.ts';
import { postPicture } from '#content/post/postPicture.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FeedPostSummary } from '#content/post/schema.ts';
import { excerpt } from '#lib/text/excerpt.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { type FeedFilters, postAddress } from '../model/filters.ts';
import { PostBadges, PostDate, PostSection, PostTags } from './PostMeta.tsx';
import type { PostSize } from './postSize.ts';
import { Link } from '#ui/links/Link.tsx';
import styles from './PostCard.module.scss';

/** Aspect ratio (width / height) of all news pictures. */
export const POST_RATIO = 16 / 9;

const SIZES: Record<PostSize, string> = {
  lead: '(width < 1024px) 100vw, 60vw',
  second: '(width < 768px) 100vw, 50vw',
  plain: '(width < 768px) 100vw, 34vw',
};

interface PostCardProps {
  post: FeedPostSummary;
  filters: FeedFilters;
  linkState: object;
  size: PostSize;
}

/**
 * The card of a post. The headline is the link, and the whole cell is its click target. Without a picture the headline
 * takes its space.
 */
export function PostCard({ post, filters, linkState, size }: PostCardProps) {
  const to = postAddress(filters, post.alias?.current);
  const picture = assetAddress(postPicture(post.pictures));
  const opening = excerpt(post.opening ?? '', CONSTANTS.feedExcerptLength);
  return (
    <article className={styles.card} data-size={size} data-pictured={picture !== undefined}>
      {picture !== undefined && (
        <div className={styles.frame}>
          <Picture
            src={picture}
            alt=""
            widths={[480, 800, 1200, 1600]}
            ratio={POST_RATIO}
            sizes={SIZES[size]}
            eager={size !== 'plain'}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.text}>
        <PostBadges post={post} />
        <PostSection post={post} />
        <h2 className={styles.headline} dir="auto">
          {to === undefined ? (
            post.headline
          ) : (
            <Link to={to} state={linkState} className={styles.link}>
              {post.headline}
            </Link>
          )}
        </h2>
        {opening !== '' && (
          <p className={styles.excerpt} dir="auto">
            {opening}
          </p>
        )}
        <div className={styles.foot}>
          <PostDate post={post} />
          <PostTags tags={post.tags} max={CONSTANTS.feedTagsShown} />
        </div>
      </div>
    </article>
  );
}

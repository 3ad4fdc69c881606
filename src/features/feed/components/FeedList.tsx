import { useEffect, useRef } from 'react';
import { useI18n } from '#hooks/useI18n.ts';
import { countedOptions } from '#lib/filtering/countedOptions.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import type { FeedPostSummary } from '#content/post/schema.ts';
import { useListStart } from '#hooks/useListStart.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { FeedFilters } from '../model/filters.ts';
import { MESSAGES } from '../messages/index.ts';
import { useFeedLength } from '../useFeedEntry.ts';
import { EmptyFeed } from './EmptyFeed.tsx';
import { FeedFilterBar } from './FeedFilterBar.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { PostCard } from './PostCard.tsx';
import { sizeAt } from './postSize.ts';
import styles from './FeedList.module.scss';

interface FeedListProps {
  /** Posts that match the filters; undefined while loading. */
  posts: readonly FeedPostSummary[] | undefined;
  /** How many posts other filters would show. */
  countMatches?: ((filters: FeedFilters) => number) | undefined;
  /** Number of posts without filters. */
  total: number | undefined;
  /** The `_id`s of posts that wait to be shown. */
  newPosts: readonly string[];
  filters: FeedFilters;
  /** Without `all`. */
  categories: readonly FilterOption[];
  /** The number of posts in each category under the other filters; undefined while loading. */
  counts?: ReadonlyMap<string, number> | undefined;
  onShowNew?(): void;
  /** Undefined if the visitor cannot change the filters. */
  onFilter?: ((change: Partial<FeedFilters>) => void) | undefined;
  onClear?: (() => void) | undefined;
}

/** The posts as a front page: one large, two beside each other, the rest in three columns. */
export function FeedList(props: FeedListProps) {
  const { t } = useI18n();
  const { posts, newPosts, filters, onFilter, onClear } = props;
  const { visibleCount, linkState, showMore } = useFeedLength(filters);
  const shown = posts?.slice(0, visibleCount);
  const list = useRef<HTMLUListElement>(null);
  const [start, showStart] = useListStart();
  const firstNew = useRef<number>(undefined);

  // The "load more" button moves or disappears: focus goes to the first of the new posts.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const added = [...(list.current?.children ?? [])].slice(firstNew.current);
    const link = added.map((item) => item.querySelector('a')).find((found) => found !== null);
    link?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [visibleCount]);

  function showNew() {
    props.onShowNew?.();
    showStart();
    // The button disappears, so the first link gets the focus.
    list.current?.querySelector('a')?.focus({ preventScroll: true });
  }

  function loadMore() {
    firstNew.current = visibleCount;
    showMore();
  }

  return (
    <section className={styles.screen} aria-label={t(MESSAGES.list)}>
      {onFilter && onClear && (
        <FeedFilterBar
          filters={filters}
          categories={countedOptions(props.categories, props.counts)}
          shown={shown?.length}
          matching={posts?.length}
          onFilter={onFilter}
          onClear={onClear}
        />
      )}
      <div ref={start} role="status" className={styles.new}>
        {newPosts.length > 0 && (
          <Button variant="primary" onClick={showNew}>
            {t(MESSAGES.newPosts, { count: newPosts.length })}
          </Button>
        )}
      </div>
      {!shown && <FeedSkeleton />}
      {shown && shown.length > 0 && (
        <ul ref={list} className={styles.grid} aria-label={t(MESSAGES.list)}>
          {shown.map((post, index) => (
            <li key={post._id} className={styles.cell} data-size={sizeAt(index)}>
              <PostCard post={post} filters={filters} linkState={linkState} size={sizeAt(index)} />
            </li>
          ))}
        </ul>
      )}
      {shown?.length === 0 && (
        <EmptyFeed
          filters={filters}
          categories={props.categories}
          countMatches={props.countMatches}
          hasPosts={props.total !== 0}
          onClear={onClear}
        />
      )}
      {posts && posts.length > visibleCount && (
        <div className={styles.end}>
          <Button onClick={loadMore}>{t(MESSAGES.loadMore)}</Button>
        </div>
      )}
    </section>
  );
}

import { Suspense, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useEventState } from '#content/festival/api.ts';
import { useGetFeedCategoriesQuery, useGetFeedQuery } from '#content/post/api.ts';
import { changesSeen } from '#content/live/liveSlice.ts';
import { useChanges } from '#content/live/useChanges.ts';
import { useEffectiveFilters } from '#hooks/useEffectiveFilters.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import { NEWS_FEED_PATH } from '#content/post/newsFeed.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { filterOptions, withKnownCategory } from '#lib/filtering/filterKey.ts';
import { DialogLoading } from '#ui/detail-dialog/DialogLoading.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { ViewChips } from '#features/saved-views/index.ts';
import { lazyDialog } from '#ui/plain-dialog/lazyDialog.tsx';
import { ShareButton } from '#ui/share/ShareButton.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { FeedList } from './components/FeedList.tsx';
import { countCategories, selectPosts, splitNewPosts } from './model/selectPosts.ts';
import { filtersChanged, filtersCleared, selectFilters } from './model/feedSlice.ts';
import { MESSAGES } from './messages/index.ts';
import { feedTitle } from './model/feedTitle.ts';
import { FEED_PATH } from './model/filters.ts';
import { useOpenPost } from './useFeedEntry.ts';

export { FeedResults as Results } from './components/FeedResults.tsx';

const PostDialog = lazyDialog(
  () => import(/* webpackChunkName: "post-dialog" */ './components/PostDialog.tsx'),
);

/** The news feed: filters, the sorted posts, and the dialog of a post. */
export function Component() {
  const { t, prefix } = useI18n();
  const dispatch = useAppDispatch();
  const named = useAppSelector(selectFilters);
  const changes = useChanges();
  const { data: event } = useEventState();
  const { data: categories, refetch: readCategories } = useGetFeedCategoriesQuery();
  const { data: allPosts, error, isFetching, refetch } = useGetFeedQuery();
  const { posts, newPosts } = useMemo(() => splitNewPosts(allPosts, changes), [allPosts, changes]);

  // The feed offers all of its categories, whatever their names.
  const options = useMemo(() => categories && filterOptions(categories, () => true), [categories]);
  const known = useMemo(() => withKnownCategory(named, options), [named, options]);
  const filters = useEffectiveFilters(named, known, (effective) => dispatch(filtersChanged(effective)));
  const category = options?.find(({ key }) => key === filters.category)?.name;
  const { post, listHref, closePost } = useOpenPost(filters);

  const festival = festivalSettings(event);
  const { name } = festival;
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t(MESSAGES.title)}
        href={prefix + NEWS_FEED_PATH}
      />
      {post === undefined && (
        <PageHead
          title={feedTitle({ category }, festival, t)}
          description={t(MESSAGES.description, { category, event: name })}
        />
      )}
      <PageHeader title={t(MESSAGES.title)} subtitle={t(MESSAGES.subtitle)}>
        <ViewChips path={FEED_PATH} />
        <ShareButton />
      </PageHeader>
      {!posts && error && !isFetching ? (
        <ErrorScreen
          error={error}
          where="feed"
          title={t(MESSAGES.failed)}
          text={t(MESSAGES.failedDetail)}
          variant="detailed"
          onRetry={() => {
            void refetch();
            // The error may not be rendered yet. A query that is already running is shared.
            if (!categories) void readCategories();
          }}
        />
      ) : (
        <FeedList
          posts={posts && selectPosts(posts, filters)}
          total={posts?.length}
          countMatches={(other) => (posts ? selectPosts(posts, other).length : 0)}
          newPosts={newPosts}
          filters={filters}
          categories={options ?? []}
          counts={posts && countCategories(posts, filters)}
          onShowNew={() => dispatch(changesSeen(newPosts))}
          onFilter={(change) => dispatch(filtersChanged(change))}
          onClear={() => dispatch(filtersCleared())}
        />
      )}
      {post !== undefined && (
        <Suspense fallback={<DialogLoading title={t(MESSAGES.postLoading)} onClose={closePost} />}>
          <PostDialog key={post} slug={post} festival={festival} closeHref={listHref} onClose={closePost} />
        </Suspense>
      )}
    </>
  );
}

import { useMemo } from 'react';
import { useGetFeedCategoriesQuery, useGetFeedQuery } from '#content/post/api.ts';
import type { ResultsProps } from '#features/feature.ts';
import { postPicture } from '#content/post/postPicture.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { filterOptions, withKnownCategory } from '#lib/filtering/filterKey.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { Card } from '#ui/card-grid/Card.tsx';
import { FewCards } from '#ui/card-grid/FewCards.tsx';
import { useFollowCard } from '#ui/card-grid/useFollowCard.ts';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import { NO_FILTERS, feedCodec, postAddress } from '../model/filters.ts';
import { MESSAGES } from '../messages/index.ts';
import { selectPosts } from '../model/selectPosts.ts';
import { FeedList } from './FeedList.tsx';

/** The posts under fixed filters. An unknown category is ignored. */
export function FeedResults({ address, most }: ResultsProps) {
  const { t } = useI18n();
  const followCard = useFollowCard();
  const { data: categories } = useGetFeedCategoriesQuery();
  const { data: allPosts, error, isFetching, refetch } = useGetFeedQuery();
  const options = useMemo(() => categories && filterOptions(categories, () => true), [categories]);
  const filters = useMemo(
    () => withKnownCategory(feedCodec.read(address) ?? NO_FILTERS, options),
    [address, options],
  );
  if (!allPosts && error && !isFetching) {
    return (
      <ErrorScreen
        error={error}
        where="feed"
        title={t(MESSAGES.failed)}
        text={t(MESSAGES.failedDetail)}
        onRetry={() => void refetch()}
      />
    );
  }
  const posts = allPosts && selectPosts(allPosts, filters);
  if (most === undefined)
    return (
      <FeedList
        posts={posts}
        total={allPosts?.length}
        newPosts={[]}
        filters={filters}
        categories={options ?? []}
      />
    );
  return (
    <FewCards
      label={t(MESSAGES.list)}
      items={posts?.slice(0, most)}
      most={most}
      onClick={followCard}
      renderItem={(post) => (
        <Card
          name={post.headline}
          detail={post.label}
          picture={assetAddress(postPicture(post.pictures))}
          tint={undefined}
          hasLink={false}
          to={postAddress(filters, post.alias?.current)}
          view="grid"
          eager={false}
        />
      )}
    />
  );
}

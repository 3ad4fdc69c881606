import * as CONSTANTS from '#lib/config/constants.ts';
import { SkeletonPicture, SkeletonText } from '#ui/skeleton/Skeleton.tsx';
import { POST_RATIO } from './PostCard.tsx';
import { sizeAt } from './postSize.ts';
import list from './FeedList.module.scss';
import card from './PostCard.module.scss';

export function FeedSkeleton() {
  return (
    <div className={list.grid} aria-hidden="true">
      {Array.from({ length: CONSTANTS.feedPageSize }, (_, index) => (
        <div key={index} className={list.cell} data-size={sizeAt(index)}>
          <div className={card.card} data-size={sizeAt(index)}>
            <SkeletonPicture ratio={POST_RATIO} />
            <div className={card.text}>
              <div className={card.headline}>
                <SkeletonText lines={2} />
              </div>
              <SkeletonText lines={4} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

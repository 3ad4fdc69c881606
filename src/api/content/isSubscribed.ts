import type { AppDispatch } from '../appDispatch.ts';
import { contentApi } from './contentApi.ts';

/** Whether a mounted component uses a cache entry. RTK Query writes its subscriptions to the state too late for this. */
export function isSubscribed(dispatch: AppDispatch, queryCacheKey: string): boolean {
  const { getSubscriptionCount } = dispatch(
    contentApi.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as { getSubscriptionCount(key: string): number };
  return getSubscriptionCount(queryCacheKey) > 0;
}

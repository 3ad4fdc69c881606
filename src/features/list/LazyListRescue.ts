import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';

/** Most visitors never see it. */
export const LazyListRescue = lazyWithFallback(
  () => import(/* webpackChunkName: "list-rescue" */ './ListRescue.tsx'),
  () => null,
);

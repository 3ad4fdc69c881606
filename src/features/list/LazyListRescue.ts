import { lazyWithFallback } from '#ui/lazy/lazyWithFallback.tsx';

/** Loaded when needed, because most visitors never see it. */
export const LazyListRescue = lazyWithFallback(
  () => import(/* webpackChunkName: "list-rescue" */ './ListRescue.tsx'),
  () => null,
);

import type { Feature } from '#features/feature.ts';

export type { NotFoundState } from './notFoundState.ts';

/** The screen for paths that no route matches. It is not in the list of features. */
export const notFound = {
  path: '/404',
  header: 'back',
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx'),
} satisfies Feature;

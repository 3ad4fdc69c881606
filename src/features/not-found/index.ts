import type { Feature } from '#features/feature.ts';

/** Navigation state of a redirect to the not-found page. */
export interface NotFoundState {
  /** The path that was not found. */
  attempted: string;
  /** Why, unless there is simply nothing. */
  reason?: string | undefined;
}

/** The fallback screen of unmatched paths. It is not in the list of features. */
export const notFound = {
  path: '/404',
  header: 'back',
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx'),
} satisfies Feature;

import type { Feature } from '#features/feature.ts';

/** What a screen that sends its visitor to the not-found page may tell it. */
export interface NotFoundState {
  /** The path that leads nowhere. */
  attempted: string;
  /** Why, where it is not that there is nothing. */
  reason?: string | undefined;
}

/** The screen of every address that is none of the others'. It is not in the list of features. */
export const notFound = {
  path: '/404',
  header: 'back',
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx'),
} satisfies Feature;

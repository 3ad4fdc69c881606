import type { Feature } from '#features/feature.ts';
import { NOT_FOUND_PATH } from './notFoundState.ts';

export { NotFoundRedirect } from './NotFoundRedirect.tsx';
export type { NotFoundState } from './notFoundState.ts';

/** The screen for paths that no route matches. It is not in the list of features. */
export const notFound = {
  path: NOT_FOUND_PATH,
  header: 'back',
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx'),
} satisfies Feature;

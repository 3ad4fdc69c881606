/** What a screen that sends its visitor to the not-found page may tell it. */
export interface NotFoundState {
  /** The path that leads nowhere. */
  attempted: string;
  /** Why, where it is not that there is nothing. */
  reason?: string | undefined;
}

/** The not-found screen's manifest. */
export const notFound = {
  path: '/404',
  header: 'back' as const,
  chunk: 'not-found',
  load: () => import(/* webpackChunkName: "not-found" */ './NotFoundPage'),
};

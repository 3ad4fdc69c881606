/** The not-found screen's manifest. */
export const notFound = {
  header: 'back' as const,
  load: () => import(/* webpackChunkName: "not-found" */ './NotFoundPage'),
};

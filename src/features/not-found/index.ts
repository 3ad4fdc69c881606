/** The not-found screen's manifest. */
export const notFound = {
  load: () => import(/* webpackChunkName: "not-found" */ './NotFoundPage'),
};

/** What a build can be told: `webpack --env gallery`. */
export interface Flags {
  WEBPACK_SERVE?: boolean;
  /** Every part of the interface in every state, in development only. */
  gallery?: boolean;
  /** Pages have no service worker, and one that a browser still has removes itself. */
  withdrawWorker?: boolean;
  /** What pages load and nothing else, neither minified nor compressed: for tests, in a fraction of the time. */
  pagesOnly?: boolean;
}

/** Flags of the build: `webpack --env gallery`. */
export interface Flags {
  WEBPACK_SERVE?: boolean;
  /** A gallery of all components in all states; development only. */
  gallery?: boolean;
  /** Builds pages without service worker, and a worker that unregisters itself. */
  withdrawWorker?: boolean;
  /** Builds only what pages load, neither minified nor compressed: faster, for tests. */
  pagesOnly?: boolean;
}

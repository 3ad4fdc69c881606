/** Flags of the build: `webpack --env gallery`. */
export interface Flags {
  WEBPACK_SERVE?: boolean;
  /** Also builds the page server for another runtime than Node: a Cloudflare Worker. */
  target?: 'worker';
  /** The gallery of samples (`src/gallery`) in the place of the site. */
  gallery?: boolean;
  /** Builds pages without service worker, and a worker that unregisters itself. */
  withdrawWorker?: boolean;
  /** Only what pages load, neither minified nor compressed, without source maps and types: a faster build for tests. */
  pagesOnly?: boolean;
}
